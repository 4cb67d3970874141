/** Where a link may lead: into this page, to another page of this site, to a secure site, to mail or telephone. */
const allowedProtocols = ['https:', 'mailto:', 'tel:'];

const thisSite = 'https://this-site.invalid';

/**
 * Checks where a link of an article leads. It is read as a browser reads it, so that no spelling of a forbidden protocol
 * passes.
 * @returns what is wrong, or nothing
 */
export function faultOfLink(href: string): string | undefined {
  if (href.startsWith('#')) return undefined;
  if (!URL.canParse(href, thisSite)) return `the link leads nowhere (${href})`;
  const { origin, protocol } = new URL(href, thisSite);
  if (origin === thisSite)
    return href.startsWith('/')
      ? undefined
      : `a link to a page of this site begins with a slash (${href}): write its whole address`;
  // Without its protocol an address of another site could be taken for one of our own.
  if (!/^\w+:/.test(href)) return `a link to another site begins with https:// (${href})`;
  return allowedProtocols.includes(protocol)
    ? undefined
    : `a link must not begin with ${protocol} (${href}): use https://, mailto: or tel:`;
}
