import { readDeployed } from '../../deploy/deployed';
import { wasDeployed } from '../../deploy/plan-deployment';

/**
 * Whether a rollback goes ahead of releases that wait: one to a version that was never deployed is a release itself.
 * @param version undefined for the one before
 */
export async function isUrgent(app: string, version: string | undefined): Promise<boolean> {
  return version === undefined || wasDeployed(await readDeployed(), { [app]: version });
}
