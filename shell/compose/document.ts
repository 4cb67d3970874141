import type { PageAssets, Release } from '@site/shared/contracts/release';
import { releaseRecordElement } from '@site/shared/contracts/release-record';
import { browserRecord, type LiveReleases, releaseUrl } from './live-releases';

interface Page {
  /** What React rendered: hoisted head elements first, then the page. */
  html: string;
  /** The remote that owns the page and the files that come with it; the not-found page has none. */
  remote?: { release: Release; assets: PageAssets };
}

/** One whole HTML document: everything the page needs is named in its head, with exactly the releases it was rendered from. */
export function document(live: LiveReleases, { html, remote }: Page): string {
  const [hoisted, body] = splitHoisted(html);
  const { shell } = live;
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    hoisted,
    ...shell.fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${releaseUrl(shell, font)}">`,
    ),
    ...shell.initial.css.map((file) => stylesheet(shell, file)),
    ...(remote ? remote.assets.css.map((file) => stylesheet(remote.release, file)) : []),
    ...shell.initial.js.map((file) => `<script defer src="${releaseUrl(shell, file)}"></script>`),
    ...(remote ? scriptPreloads(remote) : []),
    '<meta name="theme-color" content="#fbf8f2"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${releaseRecordElement}">${json(browserRecord(live))}</script>`,
    '</body></html>\n',
  ].join('');
}

/** React writes hoisted elements before everything else when no head is rendered. */
function splitHoisted(html: string): [string, string] {
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? '';
  return [hoisted, html.slice(hoisted.length)];
}

function stylesheet(release: Release, file: string): string {
  // The chunk loader knows a style sheet by its name relative to the build: with that name here it does not ask again.
  const name = file.replace(/^web\//, '');
  return `<link rel="stylesheet" href="${releaseUrl(release, file)}" data-href="${name}">`;
}

function scriptPreloads({ release, assets }: NonNullable<Page['remote']>): string[] {
  return [release.webEntry, ...assets.js]
    .filter((file) => file !== undefined)
    .map((file) => `<link rel="preload" as="script" href="${releaseUrl(release, file)}">`);
}

/** JSON that cannot end its script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
