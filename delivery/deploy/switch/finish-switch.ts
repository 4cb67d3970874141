import { type Deployed, keepNamed, readDeployed } from '../deployed';
import { tryWithSiteLock, withSiteLock } from '../site-lock';
import { switchTo } from './switch-site';
import { takeOver } from './take-over';

/**
 * Finishes the switch to the newest entry, which a crash may have left undone, or another service has created: there is nothing
 * else to recover. To be called under the site's lock.
 * @returns what is deployed; undefined before the first deployment
 */
export async function finishSwitch(): Promise<Deployed | undefined> {
  const deployed = (await readDeployed()) ?? ((await takeOver()) && (await readDeployed()));
  if (!deployed) return undefined;
  const { n } = await switchTo(deployed);
  return n === deployed.head.n ? deployed : readDeployed();
}

/** What is deployed, also in a folder that the version of the project before wrote. */
export async function openSite(): Promise<Deployed | undefined> {
  return (await readDeployed()) ?? withSiteLock(finishSwitch);
}

const everyMs = 60_000;

/**
 * Finishes the switch now and each minute, until it is stopped, and makes sure that the store has what a new entry needs.
 * While a deployment is under way, that does so.
 */
export function finishSwitchRepeatedly(onError: (error: unknown) => void): { stop: () => Promise<void> } {
  let kept: number | undefined;
  const finish = () =>
    tryWithSiteLock(async () => {
      const deployed = await finishSwitch();
      if (deployed && deployed.head.n !== kept) await keepNamed(deployed.entry);
      kept = deployed?.head.n;
    }).catch(onError);
  let finishing = finish();
  const timer = setInterval(() => {
    finishing = finish();
  }, everyMs).unref();
  return {
    /** Resolves once what is under way has ended. */
    stop() {
      clearInterval(timer);
      return finishing;
    },
  };
}
