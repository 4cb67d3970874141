import type { RolloutAction } from '@site/shared/http/service-requests';
import { changeSite } from '../change-site';
import { type AfterDeployment, deploy } from '../deploy';
import { type Deployed, runningRollout } from '../deployed';
import type { Attribution } from '../log/attribution';
import { readSnapshot } from '../snapshots/snapshots';
import { lastComparison } from './rollout-report';
import type { Rollout } from './rollout-state';
import { abort, hold, promote, type Reason } from './steps';

/** The canary that an action is meant for; with a weight, only while it has that. */
interface MeantCanary {
  app?: string;
  version: string;
  share?: number | undefined;
}

/**
 * Promotes, holds or aborts a rollout for an operator.
 * @throws OtherRolloutError if another rollout, or none, runs once the lock is free, or the canary has another weight by then
 */
export function changeRollout(
  action: RolloutAction,
  { canary, by }: { canary: MeantCanary; by: Attribution },
): Promise<AfterDeployment & { rollout: Rollout }> {
  return changeSite(async (deployed) => {
    const rollout = requireRollout(deployed && runningRollout(deployed.entry), canary);
    // An entry for each repeat would keep releases of other teams from being deployed.
    if (action === 'hold' && rollout.isHeld) return { rollout, log: undefined, warnings: [] };
    const reason = by.reason ?? '';
    // Once the lock is free: the next stage begins now.
    const at = new Date().toISOString();
    const why: Reason = { at, by, reason, figures: await lastComparison(rollout) };
    const next = steps[action](rollout, why);
    return { rollout: next, ...(await takeStep(deployed, next)) };
  });
}

const steps: Record<RolloutAction, (rollout: Rollout, why: Reason) => Rollout> = {
  promote,
  abort,
  // Only an operator promotes it then.
  hold: (rollout, why) => ({ ...hold(rollout, why), isHeld: true }),
};

/**
 * @returns the rollout that runs
 * @throws OtherRolloutError if that is another one or has another weight, or none runs
 */
export function requireRollout(rollout: Rollout | undefined, { app, version, share }: MeantCanary): Rollout {
  if (!rollout) throw new OtherRolloutError(noRollout);
  const isSameRelease = rollout.to === version && (app ?? rollout.app) === rollout.app;
  if (isSameRelease && (share ?? rollout.share) === rollout.share) return rollout;
  if (isSameRelease)
    throw new OtherRolloutError(
      `${rollout.app} ${version} is shown to ${rollout.share} % of the visitors by now. Look at it again.`,
    );
  throw new OtherRolloutError(
    `The rollout of ${[app, version].filter(Boolean).join(' ')} has ended: ${rollout.app} ${rollout.to} is being rolled out now. Look at it first: npx site rollout`,
  );
}

/** Thrown if the rollout that an action is meant for has ended or has another weight. */
export class OtherRolloutError extends Error {}

const noRollout = 'No rollout runs. Begin one with: npx site release --share 5';

/** Deploys a step of a rollout. Requires the site's lock. */
export async function takeStep(deployed: Deployed | undefined, next: Rollout): Promise<AfterDeployment> {
  const step = next.steps.at(-1);
  if (!deployed || !step) throw new Error(noRollout);
  const { app, from, to, share } = next;
  const promoted = next.ended === 'promoted' ? await readSnapshot(next.snapshot) : deployed;
  const by = { ...step.by, reason: step.reason || undefined };
  return deploy(
    deployed,
    {
      action: step.action,
      time: step.at,
      by,
      changes: [{ app, from, to }],
      detail: `${share} % of visitors`,
    },
    { snapshot: promoted.name, composer: promoted.composer, rollout: next },
  );
}
