import { readDeployed } from '../../deploy/deployed';
import { wasDeployed } from '../../deploy/plan-deployment';
import { createPublicationQueue, type PublicationQueue } from './publication-queue';

/** Each runs one deployment at a time, and waits for none of the others. */
export interface DeploymentQueues {
  releases: PublicationQueue;
  rollbacks: PublicationQueue;
  dryRuns: PublicationQueue;
}

export function createDeploymentQueues(): DeploymentQueues {
  return {
    releases: createPublicationQueue(),
    rollbacks: createPublicationQueue(),
    dryRuns: createPublicationQueue(),
  };
}

/**
 * The queue of a rollback: one to a version that was never deployed waits as the release that it is.
 * @param versions of the apps that go back; undefined for the one before
 */
export async function queueOfRollback(
  { releases, rollbacks }: DeploymentQueues,
  versions: Record<string, string | undefined>,
): Promise<PublicationQueue> {
  const named = Object.entries(versions).flatMap(([app, version]) => (version ? [[app, version]] : []));
  return wasDeployed(await readDeployed(), Object.fromEntries(named)) ? rollbacks : releases;
}
