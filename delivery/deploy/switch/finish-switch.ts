import { existsSync } from 'node:fs';
import { repeat } from '@site/shared/node/repeat';
import { siteStore } from '../../registry/site-store/open-site-store';
import { siteFolder } from '../../registry/workspace';
import { type Deployed, keepNamed, readDeployed } from '../deployed';
import type { Entry } from '../log/entry';
import { tryWithSiteLock, withSiteLock } from '../site-lock';
import { removeUnneeded } from '../snapshots/remove-unneeded';
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

/**
 * What is deployed. A folder of the former version of the project is converted first. A missing one is not created: it may
 * be a wrong setting.
 */
export async function openSite(): Promise<Deployed | undefined> {
  const deployed = await readDeployed();
  return deployed || !existsSync(siteFolder) ? deployed : withSiteLock(finishSwitch);
}

/** @throws when nothing is deployed */
export async function requireSite(): Promise<Deployed> {
  const deployed = await openSite();
  if (deployed) return deployed;
  throw new Error(
    `Nothing is deployed in ${siteFolder}. If the site is elsewhere, set SITE_DIR to it. Deploy this checkout with: npm start`,
  );
}

const defaultEveryMs = 60_000;

/**
 * Finishes the switch now and each minute, until it is stopped. For a new entry it stores what that needs, and removes from this
 * machine what that no longer needs: another service, which has created the entry, can't. During a deployment it does nothing,
 * because the deployment does the same.
 */
export function finishSwitchRepeatedly(onError: (error: unknown) => void, everyMs = defaultEveryMs) {
  let last: Entry | undefined;
  const finish = () =>
    tryWithSiteLock(async () => {
      const deployed = await finishSwitch();
      if (!deployed || deployed.head.n === last?.n) return;
      await keepNamed(deployed.entry);
      const changed = last ? changedApps(last, deployed.entry) : [];
      last = deployed.entry;
      const here = siteStore().copies.filter(({ isShared }) => !isShared);
      await removeUnneeded(deployed, changed, here);
    });
  return repeat(finish, everyMs, onError);
}

/** The apps that have changed. Only their releases are removed: those of another app may be about to be deployed. */
function changedApps(before: Entry, { apps }: Entry): string[] {
  return Object.keys(apps).filter((app) => apps[app]?.since !== before.apps[app]?.since);
}
