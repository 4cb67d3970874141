import { releaseKey } from '@site/shared/node/site-keys';
import { composerHash } from '../../compose/composer-hash';
import { readSite } from '../../compose/site-files/read-site';
import { openBrowserGate } from '../../gate/browser/browser-gate';
import { type AddressChange, checkAddresses } from '../../gate/check-addresses';
import { checkCompatibility } from '../../gate/check-compatibility';
import { readRedirectOrigins } from '../../gate/gate-settings';
import { checkOrigin } from '../../registry/check-origin';
import { KeptFiles } from '../../registry/files/kept-files';
import { type LiveReleases, type Mounts, readLiveReleases } from '../../registry/live-releases';
import { type SiteAddress, siteAddresses } from '../../registry/site-addresses';
import { siteStore } from '../../registry/site-store/open-site-store';
import { isPartOfPages, requireWhole } from '../../registry/verify-release';
import { givingWay } from '../give-way';
import type { Change, DeployedState } from '../log/entry';
import { type FilledSnapshot, fillSnapshot, type Scope } from './fill-snapshot';
import { formerDocuments } from './former-documents';
import { inStagingFolder, makeSnapshot } from './make-snapshot';
import type { Snapshot } from './snapshots';

export type Target = 'store' | 'check' | { folder: string };

/** The changes from a snapshot to the next one. */
export interface NextSnapshot {
  changes: Change[];
  /** By default, they stay as they are. */
  mounts?: Mounts | undefined;
  /** A remote that leaves the site, with its pages. */
  removed?: string | undefined;
  /** A rollback has fewer checks, and doesn't pause for others: they pause for it. */
  action: 'release' | 'rollback';
  /** What is deployed: it decides which version unchanged pages name, and where former documents are. */
  state: Pick<DeployedState, 'apps' | 'withdrawn' | 'earlier'> | undefined;
  scope?: Scope;
  /** `store`: as a snapshot; `check`: into a folder that is removed afterwards; a folder: into this empty one, without a browser check. */
  target?: Target;
  onStep?: ((step: string) => void) | undefined;
  /** Aborted when its time is up. */
  signal: AbortSignal;
}

export interface ComposedSnapshot extends FilledSnapshot {
  /** The name of the snapshot; undefined after a dry run, or if it was written into a folder. */
  name: string | undefined;
  /** A hash of the code that composed it. */
  composer: string;
}

/**
 * Makes the next snapshot: composes and checks the pages that change, and keeps the others. Deploys nothing.
 * @throws naming the app or page and the remedy if a check fails
 */
export async function composeSnapshot(
  before: Snapshot | undefined,
  next: NextSnapshot,
): Promise<ComposedSnapshot> {
  const { changes, state, scope = 'different', target = 'store', onStep = () => undefined, signal } = next;
  await siteStore().fetch(changes.map(({ app, to }) => releaseKey({ app, version: to })));
  const live = await readNext(before, next);
  onStep('Checking what fits');
  const change = await checkChange(before, live, next);
  const { changed, isRollback } = change;
  // Every page names the origins of all styles. A rollback only moves to the site, which each page names anyway.
  const moved = !isRollback && changes.some(({ origin }) => origin !== undefined);
  const all = moved || scope === 'all' || changes.some(({ app }) => app === 'shell');
  const changing = siteAddresses(live).filter(({ release }) => all || !before || changed.has(release.app));
  const former = await formerDocuments(live, changing, { before, earlier: state?.earlier ?? [] });
  if (moved && former.size > 0)
    throw new Error(
      `Every page names the origins of all releases, and those of ${[...former.keys()].join(', ')} can't be composed: they were built before releases contained their pages. Build and release these first.`,
    );
  await requireReleases(change, changing, signal);

  // A rollback goes to what was deployed before, and must be quick: no browser check.
  const isComposing = changes.length > 0 || scope === 'all';
  const gate =
    isRollback || !isComposing || typeof target === 'object' ? undefined : openBrowserGate(originsOf(live));
  const giveWay = givingWay(signal);
  const beforePage = async () => {
    if (!isRollback) await giveWay();
    signal.throwIfAborted();
  };
  const filesBefore = before && new KeptFiles(before.folder);
  const fill = (folder: string) =>
    fillSnapshot(folder, {
      change,
      before,
      filesBefore,
      scope: all ? 'all' : scope,
      state,
      changing,
      former,
      gate,
      beforePage,
      onStep,
      signal,
    });
  try {
    const composer = (!all && before?.composer) || (await composerHash());
    if (typeof target === 'object') return { name: undefined, composer, ...(await fill(target.folder)) };
    if (target === 'check') return { name: undefined, composer, ...(await inStagingFolder(fill)) };
    const { name, filled } = await makeSnapshot(composer, fill, filesBefore);
    return { name, composer, ...filled };
  } finally {
    await gate?.close();
  }
}

/** The checks that need no page. */
async function checkChange(
  before: Snapshot | undefined,
  live: LiveReleases,
  { changes, action }: NextSnapshot,
): Promise<AddressChange> {
  const changed = new Set(changes.map(({ app }) => app));
  const isRollback = action === 'rollback';
  checkCompatibility(live, isRollback ? new Set() : changed);
  const change: AddressChange = {
    live,
    before: before && (await readSite(before.folder)),
    changed,
    isRollback,
    redirectOrigins: readRedirectOrigins(),
  };
  checkAddresses(change);
  return change;
}

/** Checks only what is released or composed, so that a damaged release or an unreachable origin of one team stops no other. */
async function requireReleases(
  { live, changed, isRollback }: AddressChange,
  changing: SiteAddress[],
  signal: AbortSignal,
): Promise<void> {
  const rendering = new Set(['shell', ...changing.map(({ release }) => release.app)]);
  for (const release of [live.shell, ...live.remotes]) {
    signal.throwIfAborted();
    if (changed.has(release.app)) {
      await requireWhole(release);
      // That of a rollback was checked to decide who serves it.
      if (!isRollback) await checkOrigin(release, signal);
    } else if (rendering.has(release.app)) await requireWhole(release, isPartOfPages);
  }
}

/** The origins other than the site's own that serve releases. */
function originsOf({ shell, remotes }: LiveReleases): string[] {
  return [shell, ...remotes].map(({ origin }) => origin).filter(Boolean);
}

function readNext(
  before: Snapshot | undefined,
  { changes, mounts = before?.mounts, removed }: Pick<NextSnapshot, 'changes' | 'mounts' | 'removed'>,
): Promise<LiveReleases> {
  const stay = Object.entries(before?.versions ?? {}).filter(([app]) => app !== removed);
  const versions = changes.map(({ app, to }) => [app, to]);
  const origins = changes.flatMap(({ app, origin }) => (origin === undefined ? [] : [[app, origin]]));
  return readLiveReleases(
    { ...Object.fromEntries(stay), ...Object.fromEntries(versions) },
    { ...before?.origins, ...Object.fromEntries(origins) },
    mounts,
  );
}
