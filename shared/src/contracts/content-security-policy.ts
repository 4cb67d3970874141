import type { ReleaseRecord } from './release-record';

/** The origins of releases that lie elsewhere; most lie on the site's own. */
export function remoteOrigins({ microFrontends }: ReleaseRecord): string[] {
  const urls = Object.values(microFrontends).flatMap((releases) => releases.map(({ url }) => url));
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
}

/**
 * The element by which a page says where its styles may come from: the same origins as scripts, and within the page
 * exactly those that were composed into it. It comes with the page, not as a header, so that one switch changes both
 * together wherever the site is served from. All other rules are in a header (delivery/site-files/page-headers.ts).
 * @param origins see {@link remoteOrigins}
 * @param hashes of the styles in the page, as a policy writes them
 */
export function stylePolicyElement(origins: string[], hashes: string[]): string {
  const policy = ["style-src 'self'", ...origins, ...hashes].join(' ');
  return `<meta http-equiv="content-security-policy" content="${policy}">`;
}
