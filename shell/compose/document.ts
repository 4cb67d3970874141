import { company } from '@site/shared/content/company';
import { stylePolicyElement } from '@site/shared/contracts/page-policy';
import type { PageAssets } from '@site/shared/contracts/release';
import { releaseRecordElement } from '@site/shared/contracts/release-record-places';
import { dyes } from '@site/shared/weave/dyes';
import type { InlineStyle } from './inline-style';
import { browserRecord, releaseUrl, type ServedRelease } from './live-releases';

interface PageParts {
  shell: ServedRelease;
  /** The remote that owns the page and the files that come with it; the not-found page has none. */
  remote?: { release: ServedRelease; assets: PageAssets };
  /** The style sheets of shell and page, in that order. */
  styles: InlineStyle[];
  /** Where style sheets of further pages may come from. */
  styleOrigins: string[];
  /** What React rendered: hoisted head elements first, then the page. */
  html: string;
}

/**
 * One whole HTML document. Its head names everything the page needs, of exactly the releases it was rendered from;
 * other remotes are looked up when a visitor goes there, so that a page does not grow or change with them.
 */
export function composeDocument({ shell, remote, styles, styleOrigins, html }: PageParts): string {
  const [hoisted, body] = splitHoisted(html);
  const releases = remote ? [shell, remote.release] : [shell];
  const scripts = shell.initial.js.map(
    (file) => `<script defer src="${releaseUrl(shell, file)}"${integrity(shell, file)}></script>`,
  );
  const later = remote ? [remote.release.webEntry, ...remote.assets.js] : [];
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    stylePolicyElement(
      styleOrigins,
      styles.map(({ hash }) => hash),
    ),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    hoisted || `<title>Page not found | ${company.name}</title>`,
    ...shell.fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${releaseUrl(shell, font)}">`,
    ),
    ...styles.map(({ name, css }) => `<style data-href="${name}">${css}</style>`),
    `<meta name="theme-color" content="${dyes.paper}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${releaseRecordElement}">${json(browserRecord(releases))}</script>`,
    // Last, so that no script takes part of the line before the text is there.
    ...scripts,
    ...later.map((file) => preload(remote?.release ?? shell, file)),
    '</body></html>\n',
  ].join('');
}

/** React writes hoisted elements before everything else when no head is rendered. */
function splitHoisted(html: string): [string, string] {
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return [hoisted, html.slice(hoisted.length)];
}

function preload(release: ServedRelease, file: string): string {
  return `<link rel="preload" as="script" href="${releaseUrl(release, file)}"${integrity(release, file)}>`;
}

/** The browser refuses a file that is not the released one; the hash counts only for files fetched with CORS. */
function integrity({ app, version, files }: ServedRelease, file: string): string {
  const hash = files[file];
  if (!hash)
    throw new Error(
      `${app} ${version} wants ${file}, which is not among its released files. Build it again.`,
    );
  return ` integrity="${hash}" crossorigin="anonymous"`;
}

/** JSON that cannot end its script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
