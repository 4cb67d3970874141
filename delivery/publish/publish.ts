import { checkFit } from '../gate/check-fit';
import { composePages } from '../pages/compose-pages';
import { notFoundProbe } from '../pages/page-file';
import { checkOrigin } from '../store/check-origin';
import { readLiveReleases } from '../store/live-releases';
import { removeOldReleases } from '../store/release-store';
import { isPartOfPages, requireWhole } from '../store/verify-release';
import { composerHash } from './composer-hash';
import { type Change, currentGeneration, type Generation } from './generations';
import { lastLiveVersions } from './history';
import { keepPages } from './keep-pages';
import { makeGeneration, removeOldGenerations } from './make-generation';
import { withSiteLock } from './site-lock';
import { switchGeneration } from './switch-generation';
import { sameNginxFiles, writeSite } from './write-site';

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
  // The not-found page is the shell's alone.
  const paths = [...composed, ...(whole ? [notFoundProbe] : [])];
  if (dryRun) {
    await composePages({ live }, paths);
    return { composed, changes, reloadNginx: false };
  }

  const number = (before?.number ?? 0) + 1;
  const history = [...(before?.history ?? []), ...changes];
  let reloadNginx = false;
  const name = await makeGeneration({ number, composer, history }, async (folder) => {
    const heads = await composePages({ live, folder }, paths);
    if (before) await keepPages(before.folder, folder, live.shell.routes, heads);
    await writeSite(folder, live, heads);
    reloadNginx = before !== undefined && !(await sameNginxFiles(before.folder, folder));
  });
  await switchGeneration(name);
  await removeOldGenerations();
  await Promise.all(
    Object.keys(versions).map((app) => removeOldReleases(app, lastLiveVersions(app, history))),
  );
  return { composed, changes, reloadNginx };
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
