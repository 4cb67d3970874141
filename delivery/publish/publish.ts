import type { Stage } from '@site/shared/contracts/rollout-stages';
import type { Attribution } from '../log/entry';
import { logRefusal, recoverLog } from '../log/log-changes';
import { openReleasedFiles } from '../object-store/released-files';
import { composeCandidate, composeFirstCandidate, requireOtherApps } from '../rollout/publish-candidate';
import { recoverRollout } from '../rollout/recover-rollout';
import type { Rollout } from '../rollout/rollout-state';
import { begin } from '../rollout/steps';
import { writeRollout } from '../rollout/write-rollout';
import { findWithdrawn, refuseWithdrawn } from '../withdrawn/read-withdrawn';
import { type AfterSwitch, afterBegin, afterDeployment } from './after-switch';
import { composeGeneration, type NextGeneration } from './compose-generation';
import { composerHash } from './composer-hash';
import type { FilledGeneration } from './fill-generation';
import { type Change, currentGeneration, type Generation } from './generations';
import { type Plan, planDeployment, type Wish } from './plan-deployment';
import { withSiteLock } from './site-lock';
import { switchGeneration } from './switch-generation';

export interface Publication extends Wish {
  /** Only render and check; what is live stays live. */
  dryRun?: boolean;
  /** Also a release that was withdrawn. */
  force?: boolean;
  /** Shows the release to a share of the visitors first; left out, everybody gets it at once. */
  stages?: Stage[] | undefined;
  /** Gets each step as it begins, in a few words. */
  onStep?: (step: string) => void;
  /** How long it may take, in milliseconds. */
  limitMs?: number;
}

export interface Published extends Pick<FilledGeneration, 'composed' | 'deadLinks'>, AfterSwitch {
  /** A rollback to what was never deployed is a release. */
  action: Change['action'];
  changes: Change[];
  /** The rollout that has begun; `changes` are those of its candidate then. */
  rollout?: Rollout | undefined;
  /** True when nginx, where it serves the site, has to read its headers again. */
  reloadNginx: boolean;
  /** True when another version of the composing code, or of the company's facts, made the other pages. */
  otherComposer: boolean;
  /** What was opened in a browser, or why nothing was; undefined where nothing had to be. */
  browser?: string | undefined;
}

interface Site {
  before: Generation | undefined;
  rollout: Rollout | undefined;
}

/** A composed generation that is not deployed yet. */
interface Composed extends FilledGeneration {
  /** The generation to deploy; undefined where a rollout begins, or where it was only checked. */
  name: string | undefined;
  /** The step of a rollout that will be written: its first one, or one with the same changes. */
  rollout: Rollout | undefined;
}

/**
 * Deploys versions: renders the pages they own with the live rest, checks them, and switches HTML and record in one step.
 * Deployments wait for one another. While a rollout runs, its candidate gets the same changes.
 * @throws what the gate found, naming the app or page and the remedy; what is live stays live then
 */
export function publish(publication: Publication): Promise<Published> {
  return withSiteLock(async (signal) => {
    const rollout = await recoverRollout(signal);
    const before = await currentGeneration();
    if (before) await recoverLog(before);
    const site = { before, rollout };
    const refuse = async (problem: unknown): Promise<never> => {
      if (!publication.dryRun) await logRefused(publication, before, problem);
      throw problem;
    };
    const plan = await makePlan(site, publication).catch(refuse);
    if (before && plan.changes.length === 0 && !plan.recompose) return result(plan, nothing);
    const composed = await compose(site, plan, { ...publication, signal }).catch(refuse);
    if (publication.dryRun) return result(plan, composed);
    await uploadReleases(site, plan, publication.onStep).catch(refuse);
    publication.onStep?.('Switching');
    return result(plan, composed, await deploy(site, plan, composed));
  }, publication.limitMs);
}

async function makePlan({ before, rollout }: Site, { force, stages, ...wish }: Publication): Promise<Plan> {
  const withdrawn = await findWithdrawn(otherThan(before, wish.versions));
  if (withdrawn && !force) refuseWithdrawn(withdrawn);
  const by = withdrawn ? forced(wish.by) : wish.by;
  const plan = planDeployment(before, { ...wish, by }, await composerHash());
  if (rollout) requireOtherApps(rollout, plan.changes, stages);
  return plan;
}

async function compose(
  { before, rollout }: Site,
  { action, changes, recompose }: Plan,
  { stages, dryRun, onStep, signal }: Publication & { signal: AbortSignal },
): Promise<Composed> {
  const next: NextGeneration = { changes, action, recompose, dryRun, onStep, signal };
  if (stages) {
    const { name, change, ...filled } = await composeFirstCandidate(before, next);
    signal.throwIfAborted();
    return {
      ...filled,
      name: undefined,
      rollout: name === undefined ? undefined : begin(change, name, stages),
    };
  }
  const { name, ...filled } = await composeGeneration(before, next);
  const candidate = rollout && (await composeCandidate(rollout, next));
  signal.throwIfAborted();
  return { ...filled, name, rollout: candidate };
}

/** Browsers that get their files from a bucket need them before a page names them. */
async function uploadReleases(
  { before }: Site,
  { changes }: Plan,
  onStep: Publication['onStep'],
): Promise<void> {
  const released = await openReleasedFiles();
  if (!released) return;
  onStep?.('Uploading released files');
  await released.upload([...(before?.named ?? []), ...changes.map(({ app, to }) => ({ app, version: to }))]);
}

/** From here on nothing is refused: the switch is whole or not done, and what fails after it is a warning. */
async function deploy(
  { before }: Site,
  { changes }: Plan,
  { name, rollout }: Composed,
): Promise<AfterSwitch> {
  if (name === undefined) {
    if (!rollout) throw new Error('Nothing was composed that could be deployed.');
    await writeRollout(rollout);
    return afterBegin(rollout);
  }
  await switchGeneration(name);
  const history = [...(before?.history ?? []), ...changes];
  return afterDeployment({ changes, history, candidate: rollout });
}

const nothing: Composed = {
  name: undefined,
  rollout: undefined,
  composed: [],
  hasOtherHeaders: false,
  browser: undefined,
  deadLinks: [],
};

function result(
  { action, changes, otherComposer }: Plan,
  { name, rollout, composed, hasOtherHeaders, browser, deadLinks }: Composed,
  after: AfterSwitch = { log: undefined, warnings: [] },
): Published {
  const reloadNginx = name !== undefined && hasOtherHeaders;
  const begun = name === undefined ? rollout : undefined;
  return {
    action,
    changes,
    composed,
    deadLinks,
    browser,
    reloadNginx,
    otherComposer,
    rollout: begun,
    ...after,
  };
}

/** The log says that it was no mistake. */
function forced(by: Attribution): Attribution {
  return { ...by, reason: [by.reason, 'by force, as it was withdrawn'].filter(Boolean).join(', ') };
}

async function logRefused(
  { action, by, versions }: Publication,
  before: Generation | undefined,
  problem: unknown,
): Promise<void> {
  await logRefusal({ action, by }, otherThan(before, versions), before?.versions ?? {}, problem);
}

/** The versions that are not live yet. */
function otherThan(before: Generation | undefined, versions: Wish['versions']): Wish['versions'] {
  return Object.fromEntries(
    Object.entries(versions).filter(([app, version]) => before?.versions[app] !== version),
  );
}
