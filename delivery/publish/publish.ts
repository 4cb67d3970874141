import type { Stage } from '@site/shared/contracts/rollout-stages';
import type { Attribution, LogHead } from '../log/entry';
import { logChanges, logRefusal, recoverLog } from '../log/log-changes';
import { previewedVersions } from '../previews/kept-previews';
import { beginRollout, recomposeCandidate, requireOtherApps } from '../rollout/publish-candidate';
import { recoverRollout } from '../rollout/recover-rollout';
import type { Rollout } from '../rollout/rollout-state';
import { writeRollout } from '../rollout/write-rollout';
import { removeOldReleases } from '../store/release-store';
import { findWithdrawn, refuseWithdrawn } from '../withdrawn/read-withdrawn';
import { composeGeneration } from './compose-generation';
import { composerHash } from './composer-hash';
import { type Change, currentGeneration, type Generation } from './generations';
import { lastLiveVersions } from './history';
import { removeOldGenerations } from './make-generation';
import { withSiteLock } from './site-lock';
import { switchGeneration } from './switch-generation';

export interface Publication {
  /** App to the version that is to be live; all others stay. */
  versions: Record<string, string>;
  action: Change['action'];
  /** App to the origin that serves its releases from now on, empty for the site itself; all others stay. */
  origins?: Record<string, string>;
  /** Only render and check; what is live stays live. */
  dryRun?: boolean;
  /** Also a release that was withdrawn. */
  force?: boolean;
  /** Shows the release to a share of the visitors first; left out, everybody gets it at once. */
  stages?: Stage[] | undefined;
  /** Who does it and why, for the log. */
  by: Attribution;
  /** Told of each step as it begins, in a few words. */
  onStep?: (step: string) => void;
}

export interface Published {
  /** The addresses that were composed anew. */
  composed: string[];
  changes: Change[];
  /** The rollout that has begun; `changes` are those of its candidate then. */
  rollout?: Rollout;
  /** True when nginx, where it serves the site, has to read its headers anew. */
  reloadNginx: boolean;
  /** Where the log stands after it; undefined when nothing was changed. */
  log?: LogHead | undefined;
  /** True when the code that composes pages, or the company's facts, are not those that the other pages were composed with. */
  otherComposer: boolean;
  /** What was looked at in a browser, or why nothing was; undefined where nothing had to be. */
  browser?: string | undefined;
  /** A sentence for each link of a live page to an address where nothing is: a rollback may leave such links. */
  deadLinks: string[];
}

/**
 * Makes versions live: renders the pages they own with the live rest, checks them, and switches HTML and record in one step.
 * Publications wait for one another, each beginning from what the one before left. While a rollout runs, its candidate gets
 * the same changes.
 * @throws what refused the candidate, naming the app or page and the remedy; what is live stays live then
 */
export function publish(publication: Publication): Promise<Published> {
  return withSiteLock(async () => {
    const rollout = await recoverRollout();
    const before = await currentGeneration();
    if (before) await recoverLog(before);
    const changed = otherThan(before, publication.versions);
    try {
      const withdrawn = await findWithdrawn(changed);
      if (withdrawn && !publication.force) refuseWithdrawn(withdrawn);
      const by = withdrawn ? forced(publication.by) : publication.by;
      return await makeLive({ before, rollout }, { ...publication, by });
    } catch (problem) {
      const { action, dryRun } = publication;
      if (!dryRun) await logRefusal({ action, by: publication.by }, changed, before?.versions ?? {}, problem);
      throw problem;
    }
  });
}

/** The log says that it was no mistake. */
function forced(by: Attribution): Attribution {
  return { ...by, reason: [by.reason, 'by force, as it was withdrawn'].filter(Boolean).join(', ') };
}

/** What is live already is not made live. */
function otherThan(before: Generation | undefined, versions: Publication['versions']) {
  return Object.fromEntries(
    Object.entries(versions).filter(([app, version]) => before?.versions[app] !== version),
  );
}

async function makeLive(
  { before, rollout }: { before: Generation | undefined; rollout: Rollout | undefined },
  { versions, action, origins = {}, dryRun, stages, by, onStep = () => undefined }: Publication,
): Promise<Published> {
  const otherComposer = before !== undefined && before.composer !== (await composerHash());
  const changes = changesOf(before, { versions, action, origins, by });
  // One team's checkout, newer or older, does not decide how the pages of the others are composed.
  const recompose = otherComposer && 'shell' in versions;
  if (before && changes.length === 0 && !recompose)
    return { composed: [], changes, reloadNginx: false, otherComposer, deadLinks: [] };
  const moved = changes.some(({ origin }) => origin !== undefined);
  if (moved && otherComposer && !recompose) refuseToMove(changes);
  if (rollout) requireOtherApps(rollout, changes, stages);

  const next = { changes, action, recompose, dryRun, onStep };
  if (stages) return { ...(await beginRollout(before, next, stages)), otherComposer };
  const stable = await composeGeneration(before, next);
  const { name, composed, browser, deadLinks } = stable;
  const reloadNginx = name !== undefined && stable.hasOtherHeaders;
  const published = { composed, changes, reloadNginx, otherComposer, browser, deadLinks };
  const candidate = rollout && (await recomposeCandidate(rollout, next));
  if (name === undefined) return published;
  onStep('Switching');
  await switchGeneration(name);
  if (candidate) await writeRollout(candidate);
  await removeOldGenerations();
  const history = [...(before?.history ?? []), ...changes];
  await Promise.all(
    Object.keys(versions).map(async (app) => {
      const shown = await previewedVersions(app);
      await removeOldReleases(app, new Set([...lastLiveVersions(app, history), ...shown]));
    }),
  );
  return { ...published, log: await logChanges(changes) };
}

function refuseToMove(changes: Change[]): never {
  const apps = changes.map(({ app }) => app).join(', ');
  throw new Error(
    `Another origin for ${apps} stands in every page, and the code or the company's facts of this checkout are not those that the other pages were composed with. Release the shell first: npm run release -w shell`,
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
