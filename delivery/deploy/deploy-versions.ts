import { describeStages, type Stage } from '@site/shared/node/rollout-stages';
import { releaseKey } from '@site/shared/node/site-keys';
import { composerHash } from '../compose/composer-hash';
import { readRelease } from '../registry/release-store';
import { siteStore } from '../registry/site-store/open-site-store';
import { composeOnTop, deployOnTop } from './change-site';
import { type AfterDeployment, deploy } from './deploy';
import { type Deployed, keepNamed, readDeployed, runningRollout } from './deployed';
import { goFirst } from './give-way';
import type { Attribution } from './log/attribution';
import type { Change, DeploymentEvent } from './log/entry';
import {
  type Plan,
  planDeployment,
  type RequestedVersions,
  requireSameApps,
  wasDeployed,
} from './plan-deployment';
import { composeFirstCanary, composeWithCanary, requireOtherApps } from './rollout/compose-canary';
import { begin } from './rollout/steps';
import { serveRollback } from './serve-rollback';
import type { NextSnapshot } from './snapshots/compose-snapshot';
import type { FilledSnapshot } from './snapshots/fill-snapshot';
import { openSite } from './switch/finish-switch';
import type { Next } from './switch/next-state';
import { findWithdrawn, refuseWithdrawn } from './withdrawal/read-withdrawn';

export interface DeploymentRequest extends RequestedVersions {
  /** Composes and checks only. */
  dryRun?: boolean;
  /** Deploys even a withdrawn release. */
  force?: boolean;
  /** Stages of a rollout. Without them, all visitors get the release at once. */
  stages?: Stage[] | undefined;
  /** Gets each step as it begins, in a few words. */
  onStep?: (step: string) => void;
  /** How long it may take, in milliseconds. */
  limitMs?: number;
}

interface PrioritizedRequest extends DeploymentRequest {
  /** Releases being composed in this process pause for it. */
  goesFirst: boolean;
}

export interface DeploymentResult extends Pick<FilledSnapshot, 'composed' | 'deadLinks'>, AfterDeployment {
  /** A rollback to a version that was never deployed is a release. */
  action: Plan['action'];
  /** Of a new rollout, those of its canary. */
  changes: Change[];
  /** True if nginx must reload its headers. */
  reloadNginx: boolean;
  /** True when another version of the composing code, or of the company's facts, composed the other pages. */
  otherComposer: boolean;
  /** A summary of the browser check, or why it was skipped; undefined if it wasn't needed. */
  browser?: string | undefined;
}

/** A composed snapshot that is not deployed yet. */
interface Composed extends FilledSnapshot {
  /** What to deploy; undefined after a dry run. */
  next: Next | undefined;
  /** Of the rollout that begins with it. */
  canary?: { change: Change; snapshot: string };
}

/**
 * Deploys versions: composes and checks the pages they own, and switches HTML and release record in one step.
 * No other deployment waits for composing and checking; if one comes first, both are repeated on top of it. During a rollout, the
 * canary gets the same changes.
 * @throws the gate's errors, naming the app or page and the remedy; nothing is deployed then
 */
export async function deployVersions(request: DeploymentRequest): Promise<DeploymentResult> {
  const { action, dryRun, versions } = request;
  const goesFirst = action === 'rollback' && !dryRun && wasDeployed(await readDeployed(), versions);
  const work = () => deployInTime({ ...request, goesFirst });
  return goesFirst ? goFirst(work) : work();
}

async function deployInTime(request: PrioritizedRequest): Promise<DeploymentResult> {
  const { dryRun, limitMs, versions, onStep } = request;
  // Before the upload to a bucket, which may be slow.
  const first = await openSite();
  if (!dryRun) await storeReleases(versions);
  return composeOnTop(
    (before, signal) => {
      // Clean-ups of other deployments leave it on disk for longer than this takes.
      requireSameApps(first, before, versions);
      return deployAfter(before, request, signal);
    },
    { limitMs, onConflict: () => onStep?.('Composing again, as another deployment came first') },
  );
}

async function deployAfter(
  before: Deployed | undefined,
  request: PrioritizedRequest,
  signal: AbortSignal,
): Promise<DeploymentResult> {
  const { by, plan, warnings } = await makePlan(before, request, signal);
  const isUnchanged = before && plan.changes.length === 0 && !plan.recompose;
  const composed = isUnchanged ? nothing : await compose(before, plan, { ...request, by, signal });
  const { dryRun, stages, onStep } = request;
  if (dryRun) return result(plan, composed);
  const { next, canary } = composed;
  if (next) {
    await keepNamed({ snapshot: next.snapshot, rollout: canary ?? next.rollout });
    onStep?.('Switching');
  }
  return deployOnTop(before, async () => {
    signal.throwIfAborted();
    // Not before: composing and waiting for the lock may have taken minutes.
    const time = new Date().toISOString();
    const begun = beginRollout(composed, { stages, at: time, by });
    const event: DeploymentEvent = {
      time,
      by,
      changes: plan.changes,
      ...(stages ? { action: 'rollout', detail: describeStages(stages) } : { action: plan.action }),
    };
    const after = begun && (await deploy(before, event, begun));
    const all = after && { ...after, warnings: [...warnings, ...after.warnings] };
    return result(plan, { ...composed, next: begun }, all);
  });
}

/** Called without the lock, so that no other deployment waits for a slow upload. */
async function storeReleases(versions: RequestedVersions['versions']): Promise<void> {
  for (const [app, version] of Object.entries(versions)) {
    const key = releaseKey({ app, version });
    await siteStore().fetch([key]);
    await readRelease(app, version);
    await siteStore().keep([key]);
  }
}

/** Adds the rollout that begins with it, if one does. */
function beginRollout(
  { next, canary }: Composed,
  { stages, at, by }: { stages: Stage[] | undefined; at: string; by: Attribution },
): Next | undefined {
  if (!next || !canary || !stages) return next;
  return { ...next, rollout: begin(canary.change, canary.snapshot, { stages, at, by }) };
}

async function makePlan(
  before: Deployed | undefined,
  { force, stages, ...requested }: DeploymentRequest,
  signal: AbortSignal,
): Promise<{ by: Attribution; plan: Plan; warnings: string[] }> {
  const withdrawn = findWithdrawn(before?.entry, otherThan(before, requested.versions));
  if (withdrawn && !force) refuseWithdrawn(withdrawn);
  const plan = planDeployment(before, requested, await composerHash());
  const rollout = before && runningRollout(before.entry);
  if (rollout) requireOtherApps(rollout, plan.changes, stages);
  const by = withdrawn ? forced(requested.by) : requested.by;
  if (plan.action === 'release') return { by, plan, warnings: [] };
  const { changes, warnings } = await serveRollback(before, plan.changes, signal);
  return { by, plan: { ...plan, changes }, warnings };
}

type Work = PrioritizedRequest & { signal: AbortSignal };

async function compose(before: Deployed | undefined, plan: Plan, work: Work): Promise<Composed> {
  const { action, changes, recompose } = plan;
  const { stages, dryRun, goesFirst, onStep, signal } = work;
  const job: NextSnapshot = {
    changes,
    action,
    scope: recompose ? 'all' : 'different',
    state: before?.entry,
    target: dryRun ? 'check' : 'store',
    goesFirst,
    onStep,
    signal,
  };
  if (stages) return composeRollout(before, job);
  const { name, composer, rollout, ...filled } = await composeWithCanary(before, job);
  const next = name === undefined ? undefined : { snapshot: name, composer, rollout };
  return { ...filled, next };
}

async function composeRollout(before: Deployed | undefined, job: NextSnapshot): Promise<Composed> {
  const { name, change, stable, composer: _, ...filled } = await composeFirstCanary(before, job);
  job.signal.throwIfAborted();
  if (name === undefined) return { ...filled, next: undefined };
  const next = { snapshot: stable.name, composer: stable.composer };
  return { ...filled, next, canary: { change, snapshot: name } };
}

const nothing: Composed = {
  next: undefined,
  composed: [],
  hasOtherHeaders: false,
  browser: undefined,
  deadLinks: [],
};

function result(
  { action, changes, otherComposer }: Plan,
  { next, composed, hasOtherHeaders, browser, deadLinks }: Composed,
  after: AfterDeployment = { log: undefined, warnings: [] },
): DeploymentResult {
  // A canary has the same headers as the stable snapshot.
  const reloadNginx = next !== undefined && hasOtherHeaders;
  return {
    action,
    changes,
    composed,
    deadLinks,
    browser,
    reloadNginx,
    otherComposer,
    ...after,
  };
}

/** The log records that it was intended. */
function forced(by: Attribution): Attribution {
  return { ...by, reason: [by.reason, 'by force, as it was withdrawn'].filter(Boolean).join(', ') };
}

/** The versions that are not deployed yet. */
function otherThan(
  before: Deployed | undefined,
  versions: RequestedVersions['versions'],
): RequestedVersions['versions'] {
  return Object.fromEntries(
    Object.entries(versions).filter(([app, version]) => before?.versions[app] !== version),
  );
}
