import type { Attribution, LogHead } from '../log/entry';
import { logChanges, logRollout } from '../log/log-changes';
import { currentGeneration, readGeneration } from '../publish/generations';
import { withSiteLock } from '../publish/site-lock';
import { compareStage } from './collect-figures';
import { changesSince, recoverRollout } from './recover-rollout';
import type { Rollout } from './rollout-state';
import { abort, hold, promote, type Reason } from './steps';
import { writeRollout } from './write-rollout';

/** What an operator may do with a rollout. */
export const rolloutActions = ['promote', 'hold', 'abort'] as const;

export type RolloutAction = (typeof rolloutActions)[number];

/**
 * Does what an operator says.
 * @throws when no rollout runs
 */
export function changeRollout(
  action: RolloutAction,
  { by, now = new Date() }: { by: Attribution; now?: Date },
): Promise<{ rollout: Rollout; log: LogHead | undefined }> {
  return withSiteLock(async (signal) => {
    const rollout = await recoverRollout(signal);
    if (!rollout) throw new Error(noRollout);
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

export const noRollout = 'No rollout runs. Begin one with: npm run release -w mf-careers -- --share 5';

/** Writes a step, makes it true for visitors and logs it. To be called under the site's lock. */
export async function takeStep(next: Rollout): Promise<LogHead | undefined> {
  const before = (await currentGeneration())?.history ?? [];
  await writeRollout(next);
  const log = await logRollout(next);
  if (next.ended !== 'promoted') return log;
  const { history } = await readGeneration(next.generation);
  return (await logChanges(changesSince(before, history))) ?? log;
}
