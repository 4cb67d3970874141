import { company } from '@site/shared/company/company';
import { stylePolicyElement } from '@site/shared/contracts/page-policy';
import type { PageAssets } from '@site/shared/contracts/release';
import { releaseRecordElement } from '@site/shared/contracts/release-record-places';
import { dyes } from '@site/shared/weave/dyes';
import { browserRecord, releaseUrl, type ServedRelease } from '../store/live-releases';
import type { InlineStyle } from './inline-style';

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

/** A whole HTML document in the order of its parts: its styles are most of it, the same in many, and checked once. */
export interface PageDocument {
  /** Up to its styles: what it says of itself. */
  head: string;
  styles: InlineStyle[];
  /** From there to its end. */
  rest: string;
}

/** The document as it is sent. */
export function documentFile({ head, styles, rest }: PageDocument): Buffer {
  return Buffer.concat([Buffer.from(head), ...styles.map(({ element }) => element), Buffer.from(rest)]);
}

/**
 * One whole HTML document. Its head names everything the page needs, of exactly the releases it was rendered from;
 * other remotes are looked up when a visitor goes there, so that a page does not grow or change with them.
 */
export function composeDocument({ shell, remote, styles, styleOrigins, html }: PageParts): PageDocument {
  const [hoisted, body] = splitHoisted(html);
  const releases = remote ? [shell, remote.release] : [shell];
  const start = verified(shell, starter(shell));
  const later = remote ? [remote.release.webEntry, ...remote.assets.js] : [];
  const scripts = [
    ...shell.initial.js.map((file) => ({ ...verified(shell, file), run: true })),
    ...later.map((file) => verified(remote?.release ?? shell, file)),
  ];
  const head = [
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
  ].join('');
  const rest = [
    `<meta name="theme-color" content="${dyes.paper}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${releaseRecordElement}">${json(browserRecord(releases))}</script>`,
    `<script type="application/json" id="page-scripts">${json(scripts)}</script>`,
    `<script defer src="${start.src}" integrity="${start.integrity}" crossorigin="anonymous"></script>`,
    '</body></html>\n',
  ].join('');
  return { head, styles, rest };
}

/** React writes hoisted elements before everything else when no head is rendered. */
function splitHoisted(html: string): [string, string] {
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return [hoisted, html.slice(hoisted.length)];
}

/** The script that fetches and runs the others once the page is painted (`shell/src/start.ts`). */
function starter({ version, files }: ServedRelease): string {
  const file = Object.keys(files).find((name) => /^web\/static\/js\/start\.\w+\.js$/.test(name));
  if (!file) throw new Error(`shell ${version} was built without its start script. Build it again.`);
  return file;
}

/** The browser refuses a file that is not the released one. */
function verified(release: ServedRelease, file: string): { src: string; integrity: string } {
  const { app, version, files } = release;
  const integrity = files[file];
  if (!integrity)
    throw new Error(
      `${app} ${version} wants ${file}, which is not among its released files. Build it again.`,
    );
  return { src: releaseUrl(release, file), integrity };
}

/** JSON that cannot end its script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
