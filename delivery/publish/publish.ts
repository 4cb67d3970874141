import { type AddressChange, checkAddresses } from '../gate/check-addresses';
import { checkCompatibility } from '../gate/check-compatibility';
import { checkLinks } from '../gate/check-links';
import type { Attribution, LogHead } from '../log/entry';
import { logChanges, logRefusal, recoverLog } from '../log/log-changes';
import { composePages } from '../pages/compose-pages';
import { notFoundProbe } from '../pages/page-file';
import { checkOrigin } from '../store/check-origin';
import { readLiveReleases } from '../store/live-releases';
import { removeOldReleases } from '../store/release-store';
import { siteAddresses } from '../store/site-addresses';
import { isPartOfPages, requireWhole } from '../store/verify-release';
import { composerHash } from './composer-hash';
import { type Change, currentGeneration, type Generation } from './generations';
import { lastLiveVersions } from './history';
import { keepPages } from './keep-pages';
import { makeGeneration, removeOldGenerations } from './make-generation';
import { readSite } from './read-site';
import { mergeLinks } from './site-links';
import { withSiteLock } from './site-lock';
import { switchGeneration } from './switch-generation';
import { keepCompanyFiles, writeCompanyFiles } from './write-company-files';
import { sameNginxHeaders, writeSite } from './write-site';

export interface Publication {
  /** App to the version that is to be live; all others stay. */
  versions: Record<string, string>;
  action: Change['action'];
  /** App to the origin that serves its releases from now on, empty for the site itself; all others stay. */
  origins?: Record<string, string>;
  /** Only render and check; what is live stays live. */
  dryRun?: boolean;
  /** Who does it and why, for the log. */
  by: Attribution;
  /** Told of each step as it begins, in a few words. */
  onStep?: (step: string) => void;
}

export interface Published {
  /** The addresses that were composed anew. */
  composed: string[];
  changes: Change[];
  /** True when nginx, where it serves the site, has to read its headers anew. */
  reloadNginx: boolean;
  /** Where the log stands after it; undefined when nothing was changed. */
  log?: LogHead | undefined;
  /** True when the code that composes pages, or the company's facts, are not those that the other pages were composed with. */
  otherComposer: boolean;
  /** A sentence for each link of a live page to an address where nothing is: a rollback may leave such links. */
  deadLinks: string[];
}

/**
 * Makes versions live: renders the pages they own with the live rest, checks them, and switches HTML and record in one step.
 * Publications wait for one another, each beginning from what the one before left.
 * @throws what refused the candidate, naming the app or page and the remedy; what is live stays live then
 */
export function publish(publication: Publication): Promise<Published> {
  return withSiteLock(async () => {
    const before = await currentGeneration();
    if (before) await recoverLog(before);
    try {
      const published = await makeLive(before, publication);
      return publication.dryRun ? published : { ...published, log: await logChanges(published.changes) };
    } catch (problem) {
      if (!publication.dryRun) await logRefusedChanges(before, publication, problem);
      throw problem;
    }
  });
}

async function makeLive(
  before: Generation | undefined,
  { versions, action, origins = {}, dryRun, by, onStep = () => undefined }: Publication,
): Promise<Published> {
  const ownComposer = await composerHash();
  const otherComposer = before !== undefined && before.composer !== ownComposer;
  const changes = changesOf(before, { versions, action, origins, by });
  // One team's checkout, newer or older, does not decide how the pages of the others are composed.
  const recompose = otherComposer && 'shell' in versions;
  if (before && changes.length === 0 && !recompose)
    return { composed: [], changes, reloadNginx: false, otherComposer, deadLinks: [] };

  const live = await readLiveReleases(
    { ...before?.versions, ...versions },
    { ...before?.origins, ...origins },
  );
  onStep('Checking what fits');
  checkCompatibility(live);
  const change: AddressChange = {
    live,
    before: before && (await readSite(before.folder)),
    changed: new Set(changes.map(({ app }) => app)),
    isRollback: action === 'rollback',
  };
  checkAddresses(change);
  // Every page names the origins of all styles.
  const moved = changes.some(({ origin }) => origin !== undefined);
  if (moved && otherComposer && !recompose) refuseToMove(changes);
  const whole = !before || moved || recompose || changes.some(({ app }) => app === 'shell');
  const { changed } = change;
  const addresses = siteAddresses(live);
  const composing = addresses.filter(({ release }) => whole || changed.has(release.app));
  const composed = composing.map(({ path }) => path);
  const rendering = new Set(['shell', ...composing.map(({ release }) => release.app)]);
  for (const release of [live.shell, ...live.remotes]) {
    // Only what is released or rendered is checked, so that a damaged release or a team's origin that is down stops no other team.
    if (changed.has(release.app)) await requireWhole(release);
    else if (rendering.has(release.app)) await requireWhole(release, isPartOfPages);
    if (changed.has(release.app)) await checkOrigin(release);
  }
  // The not-found page is the shell's alone.
  const paths = [...composed, ...(whole ? [notFoundProbe] : [])];
  onStep(`Rendering ${composed.length} pages`);
  const keptHeads = change.before?.pages.map(({ head }) => head) ?? [];
  const compose = async (folder?: string) => {
    const pages = await composePages({ live, ...(folder && { folder }) }, paths);
    const links = await mergeLinks(
      before?.folder,
      pages.links,
      addresses.map(({ path }) => path),
    );
    return { heads: pages.heads, links };
  };
  if (dryRun) {
    const { heads, links } = await compose();
    const deadLinks = checkLinks(change, links, [...keptHeads, ...heads.values()]);
    return { composed, changes, reloadNginx: false, otherComposer, deadLinks };
  }

  const number = (before?.number ?? 0) + 1;
  const history = [...(before?.history ?? []), ...changes];
  const composer = whole ? ownComposer : before.composer;
  let reloadNginx = false;
  let deadLinks: string[] = [];
  const name = await makeGeneration({ number, composer, history }, async (folder) => {
    const { heads, links } = await compose(folder);
    if (before) await keepPages(before.folder, folder, addresses, heads);
    deadLinks = checkLinks(change, links, [...keptHeads, ...heads.values()]);
    await writeSite(folder, live, heads, links);
    if (whole) await writeCompanyFiles(folder);
    else keepCompanyFiles(before.folder, folder);
    reloadNginx = before !== undefined && !(await sameNginxHeaders(before.folder, folder));
  });
  onStep('Switching');
  await switchGeneration(name);
  await removeOldGenerations();
  await Promise.all(
    Object.keys(versions).map((app) => removeOldReleases(app, lastLiveVersions(app, history))),
  );
  return { composed, changes, reloadNginx, otherComposer, deadLinks };
}

function refuseToMove(changes: Change[]): never {
  const apps = changes.map(({ app }) => app).join(', ');
  throw new Error(
    `Another origin for ${apps} stands in every page, and the code or the company's facts of this checkout are not those that the other pages were composed with. Release the shell first: npm run release -w shell`,
  );
}

function logRefusedChanges(
  before: Generation | undefined,
  { versions, action, by }: Publication,
  problem: unknown,
): Promise<unknown> {
  const detail = problem instanceof Error ? problem.message : String(problem);
  return Promise.all(
    Object.entries(versions)
      .filter(([app, to]) => before?.versions[app] !== to)
      .map(([app, to]) => logRefusal({ action, app, from: before?.versions[app] ?? null, to, by }, detail)),
  );
}

function changesOf(
  before: Generation | undefined,
  { versions, action, origins, by }: Required<Pick<Publication, 'versions' | 'action' | 'origins' | 'by'>>,
): Change[] {
  const at = new Date().toISOString();
  return Object.entries(versions)
    .map(([app, to]) => {
      const origin = origins[app];
      const moved = origin !== undefined && origin !== (before?.origins[app] ?? '');
      return { at, action, app, from: before?.versions[app] ?? null, to, by, ...(moved && { origin }) };
    })
    .filter(({ from, to, origin }) => from !== to || origin !== undefined);
}
