import { openBrowserGate } from '../gate/browser/browser-gate';
import { type AddressChange, checkAddresses } from '../gate/check-addresses';
import { checkCompatibility } from '../gate/check-compatibility';
import { readRedirectOrigins } from '../gate/redirect-origins';
import { checkOrigin } from '../store/check-origin';
import { type LiveReleases, readLiveReleases } from '../store/live-releases';
import { type SiteAddress, siteAddresses } from '../store/site-addresses';
import { isPartOfPages, requireWhole } from '../store/verify-release';
import { composerHash } from './composer-hash';
import { type FilledGeneration, fillGeneration } from './fill-generation';
import { formerDocuments } from './former-documents';
import type { Change, Generation } from './generations';
import { makeGeneration, tryGeneration } from './make-generation';
import { readSite } from './read-site';

/** What is to be live after a generation, and was not before. */
export interface NextGeneration {
  changes: Change[];
  action: Change['action'];
  /** Composes all pages anew, not only those of the apps that change. */
  recompose?: boolean;
  /** Also composes the pages of these apps that would stay the same, so that each names the new release. */
  renewsAll?: boolean;
  /** Only compose and check. */
  dryRun?: boolean | undefined;
  /** An empty folder that gets the generation, which has no name then and is not opened in a browser. */
  into?: string;
  onStep?: ((step: string) => void) | undefined;
  /** Aborted when its time is up. */
  signal?: AbortSignal | undefined;
}

export interface ComposedGeneration extends FilledGeneration {
  /** Its name; undefined where it was only checked, or written into a folder. */
  name: string | undefined;
}

/**
 * Makes the generation after another one: composes the pages that change with the rest, and checks them. It is live for
 * nobody yet.
 * @throws what refuses it, naming the app or page and the remedy
 */
export async function composeGeneration(
  before: Generation | undefined,
  {
    changes,
    action,
    recompose = false,
    renewsAll = false,
    dryRun,
    into,
    onStep = () => undefined,
    signal,
  }: NextGeneration,
): Promise<ComposedGeneration> {
  const live = await readChanged(before, changes);
  onStep('Checking what fits');
  checkCompatibility(live);
  const change: AddressChange = {
    live,
    before: before && (await readSite(before.folder)),
    changed: new Set(changes.map(({ app }) => app)),
    isRollback: action === 'rollback',
    redirectOrigins: readRedirectOrigins(),
  };
  checkAddresses(change);
  // Every page names the origins of all styles.
  const moved = changes.some(({ origin }) => origin !== undefined);
  const all = moved || recompose || changes.some(({ app }) => app === 'shell');
  const kept = all ? undefined : before;
  const changing = siteAddresses(live).filter(({ release }) => !kept || change.changed.has(release.app));
  const former = await formerDocuments(live, changing, before);
  if (moved && former.size > 0)
    throw new Error(
      `Every page names the origins of all releases, and those of ${[...former.keys()].join(', ')} can't be composed: they were built before releases contained their pages. Build and release these first.`,
    );
  await requireReleases(change, changing, signal);

  // A rollback goes to what was deployed before: nothing in a browser may delay it.
  const gate = action === 'rollback' || into ? undefined : openBrowserGate(originsOf(live));
  const history = [...(before?.history ?? []), ...changes];
  const job = { change, before, kept, history, changing, former, renewsAll, gate, onStep, signal };
  const fill = (folder: string) => fillGeneration(folder, job);
  try {
    if (into) return { name: undefined, ...(await fill(into)) };
    if (dryRun) return { name: undefined, ...(await tryGeneration(fill)) };
    const number = (before?.number ?? 0) + 1;
    const composer = kept?.composer ?? (await composerHash());
    const { name, filled } = await makeGeneration({ number, composer, history }, fill);
    return { name, ...filled };
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

/** Where releases lie beside the site's own origin. */
function originsOf({ shell, remotes }: LiveReleases): string[] {
  return [shell, ...remotes].map(({ origin }) => origin).filter(Boolean);
}

function readChanged(before: Generation | undefined, changes: Change[]): Promise<LiveReleases> {
  const versions = changes.map(({ app, to }) => [app, to]);
  const origins = changes.flatMap(({ app, origin }) => (origin === undefined ? [] : [[app, origin]]));
  return readLiveReleases(
    { ...before?.versions, ...Object.fromEntries(versions) },
    { ...before?.origins, ...Object.fromEntries(origins) },
  );
}
