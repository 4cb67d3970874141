import { readDeployed } from '../../deploy/deployed';
import { wasDeployed } from '../../deploy/plan-deployment';

/**
 * Whether a rollback goes ahead of releases that wait: one to a version that was never deployed is a release itself.
 * @param versions of the apps that go back; undefined for the one before
 */
export async function isUrgent(versions: Record<string, string | undefined>): Promise<boolean> {
  const named = Object.entries(versions).flatMap(([app, version]) => (version ? [[app, version]] : []));
  return wasDeployed(await readDeployed(), Object.fromEntries(named));
}
