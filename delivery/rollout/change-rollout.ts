import type { RolloutAction } from '@site/shared/contracts/service-requests';
import type { Attribution, LogHead } from '../log/entry';
import { logChanges, logRollout } from '../log/log-changes';
import { currentGeneration, readGeneration } from '../publish/generations';
import { withSiteLock } from '../publish/site-lock';
import { compareStage } from './collect-figures';
import { changesSince, recoverRollout } from './recover-rollout';
import type { Rollout } from './rollout-state';
import { abort, hold, promote, type Reason } from './steps';
import { writeRollout } from './write-rollout';

interface RolloutChange {
  /** The candidate that it is meant for. */
  candidate: { app: string; version: string };
  by: Attribution;
  now?: Date;
}

/**
 * Promotes, holds or aborts a rollout for an operator.
 * @throws OtherRolloutError when the rollout that runs by the time the lock is free is not that of the candidate
 */
export function changeRollout(
  action: RolloutAction,
  { candidate, by, now = new Date() }: RolloutChange,
): Promise<{ rollout: Rollout; log: LogHead | undefined }> {
  return withSiteLock(async (signal) => {
    const rollout = await recoverRollout(signal);
    requireCandidate(rollout, candidate);
    const reason = by.reason ?? 'An operator said so.';
    const why: Reason = { at: now.toISOString(), by, reason, figures: await compareStage(rollout) };
    const next =
      action === 'promote'
        ? promote(rollout, why)
        : action === 'abort'
          ? abort(rollout, why)
          : hold(rollout, why, true);
    return { rollout: next, log: await takeStep(next) };
  });
}

function requireCandidate(
  rollout: Rollout | undefined,
  { app, version }: RolloutChange['candidate'],
): asserts rollout is Rollout {
  if (!rollout) throw new OtherRolloutError(noRollout);
  if (rollout.app === app && rollout.to === version) return;
  throw new OtherRolloutError(otherRollout(rollout, `${app} ${version}`));
}

/** Thrown when the rollout that an action is meant for has ended. */
export class OtherRolloutError extends Error {}

/** Says that another rollout runs than the one that was meant. */
export function otherRollout({ app, to }: Pick<Rollout, 'app' | 'to'>, meant: string): string {
  return `The rollout of ${meant} has ended: ${app} ${to} is being rolled out now. Look at it first: npx site rollout`;
}

export const noRollout = 'No rollout runs. Begin one with: npx site release --share 5';

/** Writes a step, makes it true for visitors and logs it. To be called under the site's lock. */
export async function takeStep(next: Rollout): Promise<LogHead | undefined> {
  const before = (await currentGeneration())?.history ?? [];
  await writeRollout(next);
  const log = await logRollout(next);
  if (next.ended !== 'promoted') return log;
  const { history } = await readGeneration(next.generation);
  return (await logChanges(changesSince(before, history))) ?? log;
}
