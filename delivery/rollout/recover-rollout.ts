import { logRollout } from '../log/log-changes';
import { composeGeneration } from '../publish/compose-generation';
import { type Change, currentGeneration, readGeneration } from '../publish/generations';
import { type Rollout, readLastRollout } from './rollout-state';
import { abort, automatically } from './steps';
import { applyRollout, writeRollout } from './write-rollout';

/**
 * Finishes what a crash left of a rollout: its last step for visitors and in the log, and a release of another app that has
 * reached the stable generation only. To be called under the site's lock.
 * @param signal of the site's lock
 * @returns the rollout that runs
 */
export async function recoverRollout(signal?: AbortSignal): Promise<Rollout | undefined> {
  const last = await readLastRollout();
  if (!last) return undefined;
  const { folder, rollout } = last;
  await applyRollout(folder, rollout);
  await logRollout(rollout);
  return rollout.ended ? undefined : catchUp(rollout, signal);
}

async function catchUp(rollout: Rollout, signal?: AbortSignal): Promise<Rollout | undefined> {
  const [stable, candidate] = await Promise.all([currentGeneration(), readGeneration(rollout.generation)]);
  const changes = changesSince(candidate.history, stable?.history ?? []);
  const [change] = changes;
  if (!change) return rollout;
  try {
    const { name = '' } = await composeGeneration(candidate, { changes, action: change.action, signal });
    const next = { ...rollout, generation: name };
    await writeRollout(next);
    return next;
  } catch (problem) {
    signal?.throwIfAborted();
    const reason = `${change.app} ${change.to} is live and does not fit the candidate: ${problem instanceof Error ? problem.message : problem}`;
    const ended = abort(rollout, automatically(reason));
    await writeRollout(ended);
    await logRollout(ended);
    return undefined;
  }
}

/** The changes of one history that another one has not. */
export function changesSince(before: Change[], history: Change[]): Change[] {
  const keyOf = ({ at, action, app, to }: Change) => `${at} ${action} ${app} ${to}`;
  const known = new Set(before.map(keyOf));
  return history.filter((change) => !known.has(keyOf(change)));
}
