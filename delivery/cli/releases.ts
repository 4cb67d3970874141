import type { ReleasesReport } from '@site/kit/client/releases-report';
import type { Deployed } from '../deploy/deployed';
import type { Entry } from '../deploy/log/entry';
import { isAbout, lastEntries, readNewest } from '../deploy/log/read-log';
import { verifyLog } from '../deploy/log/verify-log';
import { verifySnapshots } from '../deploy/snapshots/verify-snapshots';
import { requireSite } from '../deploy/switch/finish-switch';
import { withdrawnVersions } from '../deploy/withdrawal/read-withdrawn';
import { readRelease, storedApps, storedVersions } from '../registry/release-store';
import { siteStore } from '../registry/site-store/open-site-store';
import { requireWhole } from '../registry/verify-release';
import { siteFolder } from '../registry/workspace';

/**
 * The deployed releases with their times, and the kept ones.
 * @param app undefined: all apps, those deployed and others with kept releases
 * @throws when nothing is deployed
 */
export async function reportReleases(app?: string): Promise<ReleasesReport> {
  const live = await requireSite();
  const known = new Set([...Object.keys(live.versions), ...(await storedApps())]);
  const shown = [...known].filter((name) => app === undefined || name === app);
  return {
    entry: live.entry.n,
    snapshot: live.name,
    apps: await Promise.all(shown.map((name) => describe(name, live))),
    entries: await readLog(app, 10),
  };
}

async function describe(app: string, { entry }: Deployed) {
  const kept = (await storedVersions(app)).map(({ version }) => version);
  const withdrawn = withdrawnVersions(entry, app);
  return {
    app,
    live: entry.apps[app]?.version,
    since: entry.apps[app]?.since,
    kept,
    withdrawn: kept.filter((version) => withdrawn.has(version)),
  };
}

/**
 * The last entries of the log, oldest first: of an app, or all.
 * @throws when nothing is deployed
 */
export async function readLog(app: string | undefined, count: number): Promise<Entry[]> {
  await requireSite();
  const matches = app === undefined ? undefined : isAbout(app);
  return (await lastEntries(siteStore(), count, matches)).reverse();
}

/**
 * Checks every kept release and snapshot, and the log.
 * @returns a message for each damaged release or snapshot, and each changed entry
 * @throws when there is nothing to check, as in a wrong folder
 */
export async function verifySite(): Promise<string[]> {
  const apps = await storedApps();
  const errors = await verifyLog(siteStore().source);
  // A damaged end of the log is one of the errors.
  const newest = await readNewest(siteStore()).catch(() => undefined);
  if (!newest && apps.length === 0 && errors.length === 0)
    throw new Error(`There is no site in ${siteFolder}. Set SITE_DIR to its folder.`);
  if (newest) errors.push(...(await verifySnapshots(newest.entry)));
  for (const app of apps) {
    for (const { version } of await storedVersions(app)) {
      await readRelease(app, version)
        .then(requireWhole)
        .catch(({ message }: Error) => errors.push(message));
    }
  }
  return errors;
}
