import { policyElement } from '@site/shared/node/content-security-policy';
import type { PageAssets } from '@site/shared/node/release';
import { emptyPageElement, pageElement } from '@site/shared/site-model/page-root';
import { releaseRecordElement } from '@site/shared/site-model/release-record-places';
import { scriptJson } from '@site/shared/site-model/script-json';
import { type SiteRoute, siteRouteElement } from '@site/shared/site-model/site-route';
import { dyes } from '@site/shared/weave/dyes';
import { browserRecord, releaseUrl, type ServedRelease } from '../../registry/live-releases';
import { requireDocumentSize } from './document-size';
import type { InlineStyle } from './inline-style';
import type { PageIsland } from './page-islands';

const containerTag = `<div id="${pageElement}">`;

export interface PageParts {
  shell: ServedRelease;
  /** The page's route, its files, and the release that has it; the not-found page has none. */
  page?: ComposedPage;
  /** The style sheets of shell and page, in this order. */
  styles: InlineStyle[];
  /** The origins of style sheets of further pages. */
  styleOrigins: string[];
  /** The origins of the video players that the page embeds. */
  players: string[];
  /** The elements of the document's head that describe the page. */
  head: string;
  /** The layout at the page's path, with an empty container for the page. */
  template: string;
  /** The content of the container. */
  markup: string;
}

interface ComposedPage {
  route: SiteRoute;
  release: ServedRelease;
  assets: PageAssets;
  /** The parts that are hydrated; undefined for a page that is hydrated as a whole. */
  islands?: PageIsland[] | undefined;
}

/**
 * One complete HTML document. Its head names everything that the page needs, of exactly its releases; other remotes are
 * looked up on navigation, so that a page does not grow or change with them.
 */
export function composeDocument(parts: PageParts): string {
  const { shell, page, styles, styleOrigins, players, head, template, markup } = parts;
  const releases = page ? [shell, page.release] : [shell];
  const start = verified(shell, starterOf(shell));
  const scripts = [
    ...shell.initial.js.map((file) => ({ ...verified(shell, file), run: true })),
    ...(page ? scriptsOf(page, federationOf(shell)) : []),
  ];
  const texts = [
    '<!doctype html><html lang="en-IN" data-first-paint><head><meta charset="utf-8">',
    policyElement({ origins: styleOrigins, hashes: styles.map(({ hash }) => hash), players }),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    // The script element is at the end, where the parser reaches it after the page was painted.
    `<link rel="preload" as="script" href="${start.src}" integrity="${start.integrity}" crossorigin="anonymous">`,
    ...styles.map(({ element }) => element),
    `<meta name="theme-color" content="${dyes.paper}">`,
    // X and Discord show a large picture only on request.
    page ? '<meta name="twitter:card" content="summary_large_image">' : '',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `</head><body><div id="root">${template.replace(emptyPageElement, () => `${containerTag}${markup}</div>`)}</div>`,
    // After the page, because Chromium delays the first paint for fonts in the head.
    ...shell.fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${releaseUrl(shell, font)}">`,
    ),
    `<script type="application/json" id="${releaseRecordElement}">${scriptJson(browserRecord(releases))}</script>`,
    page ? `<script type="application/json" id="${siteRouteElement}">${scriptJson(page.route)}</script>` : '',
    `<script type="application/json" id="page-scripts">${scriptJson(scripts)}</script>`,
    `<script defer src="${start.src}" integrity="${start.integrity}" crossorigin="anonymous"></script>`,
    '</body></html>\n',
  ];
  requireDocumentSize(
    'a document',
    texts.reduce((total, text) => total + Buffer.byteLength(text), 0),
  );
  return texts.join('');
}

/** The scripts that a page is hydrated with; those of an island only if that is near the window. */
function scriptsOf({ release, assets, islands }: ComposedPage, federation: Script[]) {
  const files = ({ js }: PageAssets) => [
    ...federation,
    ...[release.webEntry, ...js].map((file) => verified(release, file)),
  ];
  if (!islands) return files(assets);
  return islands.flatMap((island) => files(island).map((script) => ({ ...script, island: island.name })));
}

/** The script that loads the others after the first paint (`shell/src/load-after-paint.ts`). */
function starterOf(shell: ServedRelease): string {
  const file = findFile(shell, /^web\/static\/js\/load-after-paint\.\w+\.js$/);
  if (!file) throw new Error(`shell ${shell.version} was built without its start script. Build it again.`);
  return file;
}

/** The script of the shell that loads remotes (`shell/src/remotes/loading/federation.ts`); older shells contain it. */
function federationOf(shell: ServedRelease): Script[] {
  const file = findFile(shell, /^web\/static\/js\/async\/federation\.\w+\.js$/);
  return file ? [verified(shell, file)] : [];
}

function findFile({ files }: ServedRelease, pattern: RegExp): string | undefined {
  return Object.keys(files).find((name) => pattern.test(name));
}

interface Script {
  src: string;
  integrity: string;
}

/** The browser rejects a file with another hash. */
function verified(release: ServedRelease, file: string): Script {
  const { app, version, files } = release;
  const integrity = files[file] ?? '';
  if (!/^sha384-[A-Za-z0-9+/]+$/.test(integrity))
    throw new Error(`${app} ${version} has no hash of ${file} that a page can name.`);
  return { src: releaseUrl(release, file), integrity };
}
