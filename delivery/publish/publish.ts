import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { company } from '@site/shared/company/company';
import {
  type ComposedSite,
  composedSiteFile,
  composedSiteSchema,
} from '@site/shared/contracts/composed-site';
import type { Blog, HeadData } from '@site/shared/contracts/head-data';
import { releaseRecordFile } from '@site/shared/contracts/release-record-places';
import { shareImagePath } from '@site/shared/contracts/share-image-path';
import { feedFile } from '@site/shared/navigation/blog-feed';
import * as v from 'valibot';
import { checkFit } from '../gate/check-fit';
import { composePages } from '../pages/compose-pages';
import { notFoundFile, notFoundProbe, pageFile } from '../pages/page-file';
import { atomFeed } from '../site-files/feed';
import { nginxInclude } from '../site-files/nginx-include';
import { robots, sitemap } from '../site-files/search-files';
import { securityHeaders } from '../site-files/security-headers';
import { siteIcons } from '../site-files/site-icons';
import { checkOrigin } from '../store/check-origin';
import { type LiveReleases, readLiveReleases, siteRecord } from '../store/live-releases';
import { keptReleases, removeOldReleases } from '../store/release-store';
import { isPartOfPages, requireWhole } from '../store/verify-release';
import { composerHash } from './composer-hash';
import { writeCompressed } from './compress';
import { forEachLimit } from './for-each-limit';
import {
  type Change,
  currentGeneration,
  type Generation,
  makeGeneration,
  removeOldGenerations,
  switchTo,
} from './generations';
import { linkOrCopy } from './link-or-copy';
import { withSiteLock } from './site-lock';

type Heads = Map<string, HeadData | undefined>;

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
}

/**
 * Makes versions live: renders the pages they own with the live rest, checks them, and switches HTML and record in one step.
 * Publications wait for one another, each beginning from what the one before left.
 * @throws what refused the candidate, naming the app or page and the remedy; what is live stays live then
 */
export function publish(publication: Publication): Promise<Published> {
  return withSiteLock(() => makeLive(publication));
}

async function makeLive({ versions, action, origins = {}, dryRun }: Publication): Promise<Published> {
  const before = await currentGeneration();
  const composer = await composerHash();
  const changes = changesOf(before, { versions, action, origins });
  if (before && changes.length === 0 && before.composer === composer)
    return { composed: [], changes, reloadNginx: false };

  const live = await readLiveReleases(
    { ...before?.versions, ...versions },
    { ...before?.origins, ...origins },
  );
  checkFit(live);
  // Every page says where styles may come from.
  const whole =
    !before ||
    before.composer !== composer ||
    changes.some(({ app, origin }) => app === 'shell' || origin !== undefined);
  const changed = new Set(changes.map(({ app }) => app));
  const routes = live.shell.routes.filter(({ remote }) => whole || changed.has(remote));
  const composed = routes.map(({ path }) => path);
  const rendering = new Set(['shell', ...routes.map(({ remote }) => remote)]);
  for (const release of [live.shell, ...live.remotes]) {
    // A team's origin that is down, or a release that is damaged, stops no other team.
    if (changed.has(release.app)) await requireWhole(release);
    else if (rendering.has(release.app)) await requireWhole(release, isPartOfPages);
    if (changed.has(release.app)) await checkOrigin(release);
  }
  const paths = [...composed, notFoundProbe];
  if (dryRun) {
    await composePages({ live }, paths);
    return { composed, changes, reloadNginx: false };
  }

  const number = (before?.number ?? 0) + 1;
  const history = [...(before?.history ?? []), ...changes];
  let reloadNginx = false;
  const name = await makeGeneration({ number, composer, history }, async (folder) => {
    const heads = await composePages({ live, folder }, paths);
    if (before) await keepPages(before, folder, live, heads);
    await writeSite(folder, live, heads);
    reloadNginx = before !== undefined && !(await sameNginxFiles(before.folder, folder));
  });
  await switchTo(name);
  await removeOldGenerations();
  await Promise.all(Object.keys(versions).map((app) => removeOldReleases(app, lastLive(app, history))));
  return { composed, changes, reloadNginx };
}

/** Takes over the pages that have not changed, with their heads. */
async function keepPages(
  before: Generation,
  folder: string,
  live: LiveReleases,
  heads: Heads,
): Promise<void> {
  const kept = live.shell.routes.filter(({ path }) => !heads.has(path));
  const site = v.parse(
    composedSiteSchema,
    JSON.parse(await readFile(join(before.folder, composedSiteFile), 'utf8')),
  );
  const headsBefore = new Map(site.pages.map(({ path, head }) => [path, head]));
  await forEachLimit(kept, async ({ path }) => {
    const file = pageFile(path);
    for (const form of [file, `${file}.br`, `${file}.gz`, shareImagePath(path)])
      linkOrCopy(join(before.folder, form), join(folder, form));
    heads.set(path, headsBefore.get(path));
  });
}

/** Writes everything but the pages themselves, which are there. */
async function writeSite(folder: string, live: LiveReleases, heads: Heads): Promise<void> {
  const { routes, redirects } = live.shell;
  const listed = routes.flatMap(({ path }) => heads.get(path) ?? []);
  const record = siteRecord([live.shell, ...live.remotes]);
  const site: ComposedSite = {
    pages: routes.map(({ path }) => ({ path, file: pageFile(path), head: heads.get(path) })),
    redirects,
    notFound: notFoundFile,
    headers: securityHeaders(
      record,
      listed.flatMap(({ players = [] }) => players),
    ),
  };
  const include = nginxInclude(site);
  await Promise.all([
    ...siteIcons().map(({ file, content }) => writeFileIn(folder, file, content)),
    writeText(folder, composedSiteFile, json(site)),
    writeText(folder, releaseRecordFile, json(record)),
    writeText(folder, 'robots.txt', robots()),
    writeText(
      folder,
      'sitemap.xml',
      sitemap(listed.filter(({ noindex }) => !noindex).map(({ path }) => path)),
    ),
    writeFileIn(folder, nginxFiles.pages, include.pages),
    writeFileIn(folder, nginxFiles.headers, include.headers),
    ...listed.map(({ path, blog }) => blog && writeFeed(folder, path, blog)),
  ]);
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

/** The feed of a blog lies beside the page that lists its posts. */
async function writeFeed(folder: string, path: string, blog: Blog): Promise<void> {
  const address = posix.join(path, feedFile);
  await writeText(folder, address.slice(1), atomFeed(blog, company.website + address));
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

async function writeText(folder: string, file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await writeFileIn(folder, file, content);
  await writeCompressed(join(folder, file), content);
}

async function writeFileIn(folder: string, file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
