import { releaseKey } from '@site/shared/contracts/site-keys';
import { composerHash } from '../../compose/composer-hash';
import { readSite } from '../../compose/site-files/read-site';
import { openBrowserGate } from '../../gate/browser/browser-gate';
import { type AddressChange, checkAddresses } from '../../gate/check-addresses';
import { checkCompatibility } from '../../gate/check-compatibility';
import { readRedirectOrigins } from '../../gate/redirect-origins';
import { checkOrigin } from '../../registry/check-origin';
import { type LiveReleases, readLiveReleases } from '../../registry/live-releases';
import { type SiteAddress, siteAddresses } from '../../registry/site-addresses';
import { siteStore } from '../../registry/site-store/open-site-store';
import { isPartOfPages, requireWhole } from '../../registry/verify-release';
import type { Change, DeployedState } from '../log/entry';
import { type FilledSnapshot, fillSnapshot } from './fill-snapshot';
import { formerDocuments } from './former-documents';
import { makeSnapshot, trySnapshot } from './make-snapshot';
import type { Snapshot } from './snapshots';

/** What decides which pages may go on naming a version, and which earlier documents are kept. */
export type StateBefore = Pick<DeployedState, 'apps' | 'withdrawn' | 'earlier'>;

/** What is to be deployed after a snapshot, and was not before. */
export interface NextSnapshot {
  changes: Change[];
  action: 'release' | 'rollback';
  /** What is deployed. */
  state: StateBefore | undefined;
  /** Composes all pages, not only those of the apps that change. */
  recompose?: boolean;
  /** Also composes the pages of these apps that would stay the same, so that each names the new release. */
  renewsAll?: boolean;
  /** Waits for no other deployment; all others pause while such a one is under way. */
  goesFirst?: boolean;
  /** Only compose and check. */
  dryRun?: boolean | undefined;
  /** An empty folder that gets the snapshot, which has no name then and is not opened in a browser. */
  into?: string;
  onStep?: ((step: string) => void) | undefined;
  /** Aborted when its time is up. */
  signal?: AbortSignal | undefined;
}

export interface ComposedSnapshot extends FilledSnapshot {
  /** The name of the snapshot; undefined where it was only checked, or written into a folder. */
  name: string | undefined;
  /** A hash of the code that composed it. */
  composer: string;
}

/**
 * Makes the snapshot after another one: composes the pages that change with the rest, and checks them. It is not
 * deployed yet.
 * @throws what refuses it, naming the app or page and the remedy
 */
export async function composeSnapshot(
  before: Snapshot | undefined,
  {
    changes,
    action,
    state,
    recompose = false,
    renewsAll = false,
    goesFirst = false,
    dryRun,
    into,
    onStep = () => undefined,
    signal,
  }: NextSnapshot,
): Promise<ComposedSnapshot> {
  await siteStore().fetch(changes.map(({ app, to }) => releaseKey({ app, version: to })));
  const live = await readChanged(before, changes);
  onStep('Checking what fits');
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
  // Every page names the origins of all styles.
  const moved = changes.some(({ origin }) => origin !== undefined);
  const all = moved || recompose || changes.some(({ app }) => app === 'shell');
  const kept = all ? undefined : before;
  const changing = siteAddresses(live).filter(({ release }) => !kept || change.changed.has(release.app));
  const former = await formerDocuments(live, changing, { before, earlier: state?.earlier ?? [] });
  if (moved && former.size > 0)
    throw new Error(
      `Every page names the origins of all releases, and those of ${[...former.keys()].join(', ')} can't be composed: they were built before releases contained their pages. Build and release these first.`,
    );
  await requireReleases(change, changing, signal);

  // A rollback goes to what was deployed before: nothing in a browser may delay it.
  const gate = isRollback || into ? undefined : openBrowserGate(originsOf(live));
  const job = {
    change,
    before,
    kept,
    state,
    changes,
    changing,
    former,
    renewsAll,
    goesFirst,
    gate,
    onStep,
    signal,
  };
  const fill = (folder: string) => fillSnapshot(folder, job);
  try {
    const composer = kept?.composer ?? (await composerHash());
    if (into) return { name: undefined, composer, ...(await fill(into)) };
    if (dryRun) return { name: undefined, composer, ...(await trySnapshot(fill)) };
    const { name, filled } = await makeSnapshot(composer, fill);
    return { name, composer, ...filled };
  } finally {
    await gate?.close();
  }
}

/** Only what is released or composed is checked, so that a damaged release or a team's origin that is down stops no other team. */
async function requireReleases(
  { live, changed }: AddressChange,
  changing: SiteAddress[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const rendering = new Set(['shell', ...changing.map(({ release }) => release.app)]);
  for (const release of [live.shell, ...live.remotes]) {
    signal?.throwIfAborted();
    if (changed.has(release.app)) {
      await requireWhole(release);
      await checkOrigin(release, signal);
    } else if (rendering.has(release.app)) await requireWhole(release, isPartOfPages);
  }
}

/** The origins other than the site's own that serve releases. */
function originsOf({ shell, remotes }: LiveReleases): string[] {
  return [shell, ...remotes].map(({ origin }) => origin).filter(Boolean);
}

function readChanged(before: Snapshot | undefined, changes: Change[]): Promise<LiveReleases> {
  const versions = changes.map(({ app, to }) => [app, to]);
  const origins = changes.flatMap(({ app, origin }) => (origin === undefined ? [] : [[app, origin]]));
  return readLiveReleases(
    { ...before?.versions, ...Object.fromEntries(versions) },
    { ...before?.origins, ...Object.fromEntries(origins) },
  );
}
