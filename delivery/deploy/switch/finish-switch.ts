import { repeat } from '@site/shared/node/repeat';
import { type Deployed, keepNamed, readDeployed } from '../deployed';
import { tryWithSiteLock, withSiteLock } from '../site-lock';
import { readBoardAddress } from './read-board-address';
import { switchTo } from './switch-site';
import { takeOver } from './take-over';

/**
 * Finishes the switch to the newest entry, after a crash or where another service created it. This is the only recovery.
 * Requires the site's lock.
 * @returns what is deployed; undefined before the first deployment
 */
export async function finishSwitch(): Promise<Deployed | undefined> {
  // A wrong setting is refused here, before anything is deployed.
  readBoardAddress();
  const deployed = (await readDeployed()) ?? ((await takeOver()) && (await readDeployed()));
  if (!deployed) return undefined;
  const { n } = await switchTo(deployed);
  return n === deployed.head.n ? deployed : readDeployed();
}

/** What is deployed. A folder of the former version of the project is converted first. */
export async function openSite(): Promise<Deployed | undefined> {
  return (await readDeployed()) ?? withSiteLock(finishSwitch);
}

const everyMs = 60_000;

/**
 * Finishes the switch now and each minute, until it is stopped, and stores what a new entry needs. During a deployment it
 * does nothing, because the deployment does the same.
 */
export function finishSwitchRepeatedly(onError: (error: unknown) => void) {
  let kept: number | undefined;
  const finish = () =>
    tryWithSiteLock(async () => {
      const deployed = await finishSwitch();
      if (deployed && deployed.head.n !== kept) await keepNamed(deployed.entry);
      kept = deployed?.head.n;
    });
  return repeat(finish, everyMs, onError);
}
