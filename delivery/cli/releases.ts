import type { ReleasesReport } from '@site/kit/client/releases-report';
import { verifyLog } from '../log/verify-log';
import { currentGeneration, type Generation } from '../publish/generations';
import { readRelease, storedApps, storedVersions } from '../store/release-store';
import { requireWhole } from '../store/verify-release';
import { withdrawnVersions } from '../withdrawn/read-withdrawn';

/**
 * What is live and since when, and what is kept.
 * @param app left out for all apps: those that are live, and others of which something is kept
 * @throws when nothing is live
 */
export async function reportReleases(app?: string): Promise<ReleasesReport> {
  const live = await currentGeneration();
  if (!live) throw new Error('Nothing is live yet. Make the first generation with: npm start');
  const isShown = (name: string) => app === undefined || name === app;
  const known = new Set([...Object.keys(live.versions), ...(await storedApps())]);
  const apps = await Promise.all([...known].filter(isShown).map((name) => describe(name, live)));
  return {
    generation: live.number,
    apps,
    history: live.history.filter((change) => isShown(change.app)),
  };
}

async function describe(app: string, { versions, history }: Generation) {
  const kept = (await storedVersions(app)).map(({ version }) => version);
  const withdrawn = await withdrawnVersions(app);
  return {
    app,
    live: versions[app],
    since: history.findLast((change) => change.app === app)?.at,
    kept,
    withdrawn: kept.filter((version) => withdrawn.has(version)),
  };
}

/**
 * Checks every kept release and the log.
 * @returns a sentence for each file or line that is not as it was written
 */
export async function verifySite(): Promise<string[]> {
  const faults = await verifyLog();
  for (const app of await storedApps()) {
    for (const { version } of await storedVersions(app)) {
      await readRelease(app, version)
        .then(requireWhole)
        .catch(({ message }: Error) => faults.push(message));
    }
  }
  return faults;
}
