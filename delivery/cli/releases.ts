import type { ReleasesReport } from '@site/kit/client/releases-report';
import type { Deployed } from '../deploy/deployed';
import type { Entry } from '../deploy/log/entry';
import { isAbout, lastEntries } from '../deploy/log/read-log';
import { verifyLog } from '../deploy/log/verify-log';
import { openSite } from '../deploy/switch/finish-switch';
import { withdrawnVersions } from '../deploy/withdrawal/read-withdrawn';
import { readRelease, storedApps, storedVersions } from '../registry/release-store';
import { siteStore } from '../registry/site-store/open-site-store';
import { requireWhole } from '../registry/verify-release';

/**
 * The deployed releases with their times, and the kept ones.
 * @param app undefined: all apps, those deployed and others with kept releases
 * @throws when nothing is deployed
 */
export async function reportReleases(app?: string): Promise<ReleasesReport> {
  const live = await openSite();
  if (!live) throw new Error('Nothing is deployed yet. Deploy this checkout with: npm start');
  const known = new Set([...Object.keys(live.versions), ...(await storedApps())]);
  const shown = [...known].filter((name) => app === undefined || name === app);
  return {
    entry: live.entry.n,
    snapshot: live.name,
    apps: await Promise.all(shown.map((name) => describe(name, live))),
    entries: await lastOf(10, app),
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

/** The entries of the log, oldest first: of an app, or all. */
export async function readLog(app?: string): Promise<Entry[]> {
  await openSite();
  return lastOf(Number.POSITIVE_INFINITY, app);
}

async function lastOf(count: number, app?: string): Promise<Entry[]> {
  const isMeant = app === undefined ? undefined : isAbout(app);
  return (await lastEntries(siteStore(), count, isMeant)).reverse();
}

/**
 * Checks every kept release and the log.
 * @returns a message for each changed file or entry
 */
export async function verifySite(): Promise<string[]> {
  const errors = await verifyLog(siteStore().source);
  for (const app of await storedApps()) {
    for (const { version } of await storedVersions(app)) {
      await readRelease(app, version)
        .then(requireWhole)
        .catch(({ message }: Error) => errors.push(message));
    }
  }
  return errors;
}
