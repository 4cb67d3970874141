/** Allowed link targets: an anchor in this page, another page of this site, an https site, e-mail or telephone. */
const allowedProtocols = ['https:', 'mailto:', 'tel:'];

const thisSite = 'https://this-site.invalid';

/**
 * Checks the target of a link in an article. It is parsed as a browser parses it, so that no spelling of a forbidden
 * protocol passes.
 * @returns the error, or nothing
 */
export function linkError(href: string): string | undefined {
  if (href.startsWith('#')) return undefined;
  if (!URL.canParse(href, thisSite)) return `the link is invalid (${href})`;
  const { origin, protocol } = new URL(href, thisSite);
  if (origin === thisSite)
    return href.startsWith('/')
      ? undefined
      : `a link to a page of this site starts with a slash (${href}): write its whole path`;
  // Without its protocol, a URL of another site could be mistaken for a path of this site.
  if (!/^\w+:/.test(href)) return `a link to another site starts with https:// (${href})`;
  return allowedProtocols.includes(protocol)
    ? undefined
    : `a link must not begin with ${protocol} (${href}): use https://, mailto: or tel:`;
}
