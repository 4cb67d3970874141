import { readDeployed } from '../../deploy/deployed';
import { wasDeployed } from '../../deploy/plan-deployment';
import { createTurnQueue, type TurnQueue } from './turn-queue';

export type DeploymentQueues = ReturnType<typeof createDeploymentQueues>;

/** Each runs one deployment at a time, and waits for none of the others. */
export function createDeploymentQueues() {
  return {
    releases: createTurnQueue(),
    rollbacks: createTurnQueue(),
    dryRuns: createTurnQueue(),
    previews: createTurnQueue(),
  };
}

/**
 * The queue of a rollback. A rollback to a version that was never deployed waits with the releases.
 * @param versions of the apps that go back; undefined for the one before
 */
export async function queueOfRollback(
  { releases, rollbacks }: DeploymentQueues,
  versions: Record<string, string | undefined>,
): Promise<TurnQueue> {
  const named = Object.entries(versions).flatMap(([app, version]) => (version ? [[app, version]] : []));
  return wasDeployed(await readDeployed(), Object.fromEntries(named)) ? rollbacks : releases;
}
