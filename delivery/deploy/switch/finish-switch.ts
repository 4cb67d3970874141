import { type Deployed, readDeployed } from '../deployed';
import { withSiteLock } from '../site-lock';
import { switchTo } from './switch-site';
import { takeOver } from './take-over';

/**
 * Finishes the switch to the newest entry, which a crash may have left undone: there is nothing else to recover. To be called
 * under the site's lock.
 * @returns what is deployed; undefined before the first deployment
 */
export async function finishSwitch(): Promise<Deployed | undefined> {
  const deployed = (await readDeployed()) ?? ((await takeOver()) && (await readDeployed()));
  if (deployed) await switchTo(deployed);
  return deployed;
}

/** What is deployed, also in a folder that the version of the project before wrote. */
export async function openSite(): Promise<Deployed | undefined> {
  return (await readDeployed()) ?? withSiteLock(finishSwitch);
}
