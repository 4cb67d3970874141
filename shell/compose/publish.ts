import { copyFile, link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { company } from '@site/shared/content/company';
import { feedFile } from '@site/shared/content/feed';
import { type ComposedSite, composedSiteFile } from '@site/shared/contracts/composed-site';
import { remoteOrigins } from '@site/shared/contracts/page-policy';
import { releaseRecordFile } from '@site/shared/contracts/release-record-places';
import { shareImagePath } from '@site/shared/weave/share-image-path';
import { compressFurther, writeCompressed, writeCompressedFast } from './compress';
import { composeDocument } from './document';
import { atomFeed, blogOf } from './feed';
import { checkFit, checkPage } from './gate';
import {
  type Change,
  currentGeneration,
  type Generation,
  makeGeneration,
  removeOldGenerations,
  switchTo,
} from './generations';
import { readInlineStyles } from './inline-style';
import { browserRecord, type LiveReleases, pageOfRoute, readLiveReleases, siteRecord } from './live-releases';
import { nginxInclude } from './nginx-include';
import { nowhere, prerender } from './prerender';
import { keptReleases, removeOldReleases } from './release-store';
import { canonicalAddress, robots, sitemap } from './search-files';
import { securityHeaders } from './security-headers';
import { checkServed } from './served-elsewhere';
import { pageTitle, shareImage, siteIcons } from './site-images';
import { withSiteLock } from './site-lock';
import { sourceHash } from './source-hash';

const notFoundFile = '404.html';
const nginxFiles = { pages: 'nginx-pages.conf', headers: 'nginx-headers.conf' };

export interface Publication {
  /** App to the version that is to be live; all others stay. */
  versions: Record<string, string>;
  action: Change['action'];
  /** App to the origin that serves its releases from now on, empty for the site itself; all others stay. */
  origins?: Record<string, string>;
  /** Only render and check; what is live stays live. */
  dryRun?: boolean;
}

export interface Published {
  /** The addresses that were composed anew. */
  composed: string[];
  changes: Change[];
  /** True when nginx, where it serves the site, has to read its addresses and headers anew. */
  reloadNginx: boolean;
  /** Settles once nothing more is written: what comes after the switch only saves bytes. */
  settled: Promise<void>;
}

/**
 * Makes versions live: renders the pages they own with the live rest, checks them, and switches HTML and record in one step.
 * Publications wait for one another, each beginning from what the one before left.
 * @throws GateRefusal, or what made a page fail; what is live stays live then
 */
export function publish(publication: Publication): Promise<Published> {
  return new Promise((resolve, reject) => {
    const whole = withSiteLock(async () => {
      const { live, pages } = await makeLive(publication);
      resolve({ ...live, settled });
      // Visitors have the new pages already; nobody else publishes meanwhile.
      await Promise.all(pages.map(compressFurther));
    });
    const settled = whole.catch(reject);
  });
}

interface MadeLive {
  live: Omit<Published, 'settled'>;
  /** The files of pages that are new, compressed fast. */
  pages: string[];
}

async function makeLive({ versions, action, origins = {}, dryRun }: Publication): Promise<MadeLive> {
  const before = await currentGeneration();
  const composer = await composerHash();
  const changes = changesOf(before, { versions, action, origins });
  if (before && changes.length === 0 && before.composer === composer)
    return { live: { composed: [], changes, reloadNginx: false }, pages: [] };

  const live = await readLiveReleases(
    { ...before?.versions, ...versions },
    { ...before?.origins, ...origins },
  );
  checkFit(live);
  const published = [live.shell, ...live.remotes].filter(({ app }) => app in versions);
  for (const release of published) await checkServed(release);
  // Every page says where styles may come from.
  const whole =
    !before ||
    before.composer !== composer ||
    changes.some(({ app, origin }) => app === 'shell' || origin !== undefined);
  const changed = new Set(changes.map(({ app }) => app));
  const routes = live.shell.routes.filter(({ remote }) => whole || changed.has(remote));
  const pages = await composePages(live, routes);
  const composed = routes.map(({ path }) => path);
  if (dryRun) return { live: { composed, changes, reloadNginx: false }, pages: [] };

  const number = (before?.number ?? 0) + 1;
  const history = [...(before?.history ?? []), ...changes];
  let reloadNginx = false;
  const name = await makeGeneration({ number, composer, history }, async (folder) => {
    const kept = whole ? [] : (before?.pages.filter(({ path }) => !pages.has(path)) ?? []);
    await writeSite(folder, live, pages, kept, before?.folder);
    reloadNginx = before !== undefined && !(await sameNginxFiles(before.folder, folder));
  });
  const folder = await switchTo(name);
  await removeOldGenerations();
  await Promise.all(Object.keys(versions).map((app) => removeOldReleases(app, lastLive(app, history))));
  const files = [...pages.keys()].map((path) => join(folder, pageFile(path)));
  return { live: { composed, changes, reloadNginx }, pages: files };
}

/** @returns whole documents by path, each checked; the not-found page among them under {@link nowhere} */
async function composePages(
  live: LiveReleases,
  routes: LiveReleases['shell']['routes'],
): Promise<Map<string, string>> {
  const { shell } = live;
  const rendered = await prerender(live, [...routes.map(({ path }) => path), nowhere]);
  const shellStyles = await readInlineStyles(shell, shell.initial.css);
  const styleOrigins = remoteOrigins(browserRecord([shell, ...live.remotes]));
  const pages = new Map<string, string>();
  for (const route of routes) {
    const html = rendered.get(route.path) ?? '';
    const remote = pageOfRoute(live, route);
    const styles = [...shellStyles, ...(await readInlineStyles(remote.release, remote.assets.css))];
    const page = composeDocument({ shell, remote, styles, styleOrigins, html });
    checkPage(route.path, page);
    pages.set(route.path, page);
  }
  const notFound = withoutInlineStyles(rendered.get(nowhere) ?? '');
  pages.set(nowhere, composeDocument({ shell, styles: shellStyles, styleOrigins, html: notFound }));
  return pages;
}

async function writeSite(
  folder: string,
  live: LiveReleases,
  pages: Map<string, string>,
  kept: Generation['pages'],
  before: string | undefined,
): Promise<void> {
  const { routes, redirects } = live.shell;
  const record = siteRecord([live.shell, ...live.remotes]);
  const site: ComposedSite = {
    pages: routes.map(({ path }) => ({ path, file: pageFile(path) })),
    redirects,
    notFound: notFoundFile,
    headers: securityHeaders(record),
  };
  const include = nginxInclude(site);
  await Promise.all([
    ...[...pages].map(([path, html]) => writeText(folder, pageFile(path), html, writeCompressedFast)),
    ...[...pages].map(async ([path, html]) =>
      writeFileIn(folder, shareImagePath(path), await shareImage(path, pageTitle(html))),
    ),
    ...kept.flatMap(({ path, file }) => {
      const forms = [file, `${file}.br`, `${file}.gz`, shareImagePath(path).slice(1)];
      return forms.map((form) => keepFile(before ?? folder, folder, form));
    }),
    ...siteIcons().map(({ file, content }) => writeFileIn(folder, file, content)),
    writeText(folder, composedSiteFile, json(site)),
    writeText(folder, releaseRecordFile, json(record)),
    writeText(folder, 'robots.txt', robots()),
    writeFileIn(folder, nginxFiles.pages, include.pages),
    writeFileIn(folder, nginxFiles.headers, include.headers),
  ]);
  const documents = await Promise.all(
    site.pages.map(async ({ path, file }) => ({ path, html: await readFile(join(folder, file), 'utf8') })),
  );
  const addresses = documents.map(({ html }) => canonicalAddress(html));
  await writeText(folder, 'sitemap.xml', sitemap(addresses.filter((address) => address !== undefined)));
  await writeFeeds(folder, documents);
}

async function sameNginxFiles(before: string, after: string): Promise<boolean> {
  for (const file of Object.values(nginxFiles)) {
    const [one, other] = await Promise.all(
      [before, after].map((folder) => readFile(join(folder, file), 'utf8')),
    );
    if (one !== other) return false;
  }
  return true;
}

/** Beside each page that describes a blog lies that blog's feed. */
async function writeFeeds(folder: string, documents: { path: string; html: string }[]): Promise<void> {
  for (const { path, html } of documents) {
    const blog = blogOf(html);
    if (!blog) continue;
    const address = posix.join(path, feedFile);
    await writeText(folder, address.slice(1), atomFeed(blog, company.website + address));
  }
}

function changesOf(
  before: Generation | undefined,
  { versions, action, origins }: Required<Pick<Publication, 'versions' | 'action' | 'origins'>>,
): Change[] {
  const at = new Date().toISOString();
  return Object.entries(versions)
    .map(([app, to]) => {
      const origin = origins[app];
      const moved = origin !== undefined && origin !== (before?.origins[app] ?? '');
      return { at, action, app, from: before?.versions[app] ?? null, to, ...(moved && { origin }) };
    })
    .filter(({ from, to, origin }) => from !== to || origin !== undefined);
}

/** The versions of an app that were live last, the present one among them. */
function lastLive(app: string, history: Change[]): Set<string> {
  const versions = history.filter((change) => change.app === app).map(({ to }) => to);
  return new Set([...new Set(versions.reverse())].slice(0, keptReleases));
}

/** Pages made by the same code from the same releases are the same pages. */
function composerHash(): Promise<string> {
  return sourceHash(['shell/compose', 'shared/src/contracts', 'shared/src/content', 'shared/src/weave']);
}

/** `/service/web` as a file that any static server finds: `service/web/index.html`. */
function pageFile(path: string): string {
  return path === nowhere ? notFoundFile : join(path.slice(1), 'index.html');
}

/** The router's own error screen brings style attributes, which the security policy forbids. */
function withoutInlineStyles(html: string): string {
  return html.replaceAll(/ style="[^"]*"/g, '');
}

/** A file that has not changed is the same file; where the file system knows no second name for it, a copy. */
async function keepFile(before: string, folder: string, file: string): Promise<void> {
  const [from, to] = [join(before, file), join(folder, file)];
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}

async function writeText(
  folder: string,
  file: string,
  text: string,
  writeForms = writeCompressed,
): Promise<void> {
  const content = Buffer.from(text);
  await writeFileIn(folder, file, content);
  await writeForms(join(folder, file), content);
}

async function writeFileIn(folder: string, file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
