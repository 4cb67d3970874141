import type { ReleaseRecord } from '../site-model/release-record';

/** The origins of releases that are not on the site's own origin; most are. */
export function remoteOrigins({ microFrontends }: ReleaseRecord): string[] {
  const urls = Object.values(microFrontends).flatMap((releases) => releases.map(({ url }) => url));
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
}

/** What a page may load beyond its own site. */
export interface PageSources {
  /** The origins of style sheets, see {@link remoteOrigins}. */
  origins: string[];
  /** The hashes of the styles in the page, in the syntax of a policy. */
  hashes?: string[];
  /** The origins of the video players that it embeds; without it, only the header decides. */
  players?: string[] | undefined;
}

/**
 * The element with the part of the security policy that differs between pages: style sheets from the same origins as
 * scripts, the styles inlined in the page, and its players. It is part of the page, not a header, so that one switch
 * changes both on any server, and no page changes the policy of another. All other rules are in a header
 * (delivery/compose/site-files/page-headers.ts); a browser applies both.
 */
export function policyElement({ origins, hashes = [], players }: PageSources): string {
  const styles = ["style-src 'self'", ...origins.map(sourceOrigin), ...hashes.map(sourceHash)].join(' ');
  const frames = players && ["frame-src 'self'", ...players.map(sourceOrigin)].join(' ');
  const policy = frames === undefined ? styles : `${styles}; ${frames}`;
  return `<meta http-equiv="content-security-policy" content="${policy}">`;
}

/**
 * An origin as a source of a policy.
 * @throws when it could end its directive, the header or the attribute around it, or mean anything but this origin
 */
export function sourceOrigin(origin: string): string {
  if (/^https?:\/\/[a-z0-9.:[\]-]+$/.test(origin)) return origin;
  throw new Error(
    `${JSON.stringify(origin.slice(0, 200))} is not an origin that a security policy can name.`,
  );
}

function sourceHash(hash: string): string {
  if (/^'sha256-[A-Za-z0-9+/]+=*'$/.test(hash)) return hash;
  throw new Error(`${JSON.stringify(hash.slice(0, 200))} is not a hash that a security policy can name.`);
}
