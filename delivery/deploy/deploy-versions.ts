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
import type { DeploymentEvent } from './log/entry';
import {
  type Plan,
  planDeployment,
  type RequestedVersions,
  requireSameApps,
  wasDeployed,
} from './plan-deployment';
import {
  type Composed,
  composeFirstCanary,
  composeWithCanary,
  requireOtherApps,
} from './rollout/compose-canary';
import { begin } from './rollout/steps';
import { serveRollback } from './serve-rollback';
import type { NextSnapshot } from './snapshots/compose-snapshot';
import type { FilledSnapshot } from './snapshots/fill-snapshot';
import { openSite } from './switch/finish-switch';
import type { Next } from './switch/next-state';
import { findWithdrawn, refuseWithdrawn } from './withdrawal/read-withdrawn';

export interface DeploymentRequest extends RequestedVersions {
  /** Composes and checks only. */
  dryRun?: boolean | undefined;
  /** Deploys even a withdrawn release. */
  force?: boolean | undefined;
  /** Stages of a rollout. Without them, all visitors get the release at once. */
  stages?: Stage[] | undefined;
  /** Gets each step as it begins, in a few words. */
  onStep?: (step: string) => void;
}

export interface DeploymentResult
  extends Pick<Plan, 'action' | 'changes' | 'otherComposer'>,
    Pick<FilledSnapshot, 'composed' | 'deadLinks' | 'browser'>,
    AfterDeployment {
  /** True if nginx must reload its headers. */
  reloadNginx: boolean;
}

/**
 * Deploys versions: composes and checks the pages they own, and switches HTML and release record in one step.
 * No other deployment waits for composing and checking; if one comes first, both are repeated on top of it. During a rollout, the
 * canary gets the same changes.
 * @throws the gate's errors, naming the app or page and the remedy; nothing is deployed then
 */
export async function deployVersions(request: DeploymentRequest): Promise<DeploymentResult> {
  const { action, dryRun, versions } = request;
  const isRollback = action === 'rollback' && !dryRun && wasDeployed(await readDeployed(), versions);
  const work = () => deployInTime(request);
  return isRollback ? goFirst(work) : work();
}

async function deployInTime(request: DeploymentRequest): Promise<DeploymentResult> {
  const { dryRun, versions, onStep } = request;
  // Before the upload to a bucket, which may be slow.
  const first = await openSite();
  if (!dryRun) await storeReleases(versions);
  return composeOnTop(
    (before, signal) => {
      // Clean-ups of other deployments leave it on disk for longer than this takes.
      requireSameApps(first, before, versions);
      return deployAfter(before, request, signal);
    },
    () => onStep?.('Composing again, as another deployment came first'),
  );
}

async function deployAfter(
  before: Deployed | undefined,
  request: DeploymentRequest,
  signal: AbortSignal,
): Promise<DeploymentResult> {
  const { dryRun, stages, onStep } = request;
  const { by, plan, warnings } = await makePlan(before, request, signal);
  const isUnchanged = before && plan.changes.length === 0 && !plan.recompose;
  const composed = isUnchanged ? undefined : await compose(before, plan, request, signal);
  if (dryRun) return { ...result(plan, composed), reloadNginx: false };
  const nextAt = (at: string) => composed && nextOf(composed, plan, stages && { stages, at, by });
  const now = () => new Date().toISOString();
  const next = nextAt(now());
  if (next) {
    await keepNamed(next);
    onStep?.('Switching');
  }
  const after = await deployOnTop(before, async () => {
    signal.throwIfAborted();
    // Not before: composing and waiting for the lock may have taken minutes.
    const time = now();
    const event: DeploymentEvent = {
      time,
      by,
      changes: plan.changes,
      ...(stages ? { action: 'rollout', detail: describeStages(stages) } : { action: plan.action }),
    };
    const begun = nextAt(time);
    return begun && deploy(before, event, begun);
  });
  return result(plan, composed, after && { ...after, warnings: [...warnings, ...after.warnings] });
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

function compose(
  before: Deployed | undefined,
  { action, changes, recompose }: Plan,
  { stages, dryRun, onStep }: DeploymentRequest,
  signal: AbortSignal,
): Promise<Composed> {
  const next: NextSnapshot = {
    changes,
    action,
    scope: recompose ? 'all' : 'different',
    state: before?.entry,
    target: dryRun ? 'check' : 'store',
    onStep,
    signal,
  };
  return stages ? composeFirstCanary(before, next) : composeWithCanary(before, next);
}

/** @param begun of a new rollout */
function nextOf(
  { name, composer, canary, rollout }: Composed,
  { changes: [change] }: Plan,
  begun: { stages: Stage[]; at: string; by: Attribution } | undefined,
): Next | undefined {
  if (name === undefined) return undefined;
  const next = { snapshot: name, composer };
  return { ...next, rollout: change && canary && begun ? begin(change, canary, begun) : rollout };
}

const unchanged = { composed: [], hasOtherHeaders: false, browser: undefined, deadLinks: [] };

function result(
  { action, changes, otherComposer }: Plan,
  { composed, hasOtherHeaders, browser, deadLinks }: FilledSnapshot = unchanged,
  after: AfterDeployment = { log: undefined, warnings: [] },
): DeploymentResult {
  return {
    action,
    changes,
    composed,
    deadLinks,
    browser,
    reloadNginx: hasOtherHeaders,
    otherComposer,
    ...after,
  };
}

/** Records in the log that --force has deployed a withdrawn release. */
function forced(by: Attribution): Attribution {
  return { ...by, reason: [by.reason, 'forced although it was withdrawn'].filter(Boolean).join(', ') };
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
