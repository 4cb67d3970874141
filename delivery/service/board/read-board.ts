import { stat } from 'node:fs/promises';
import type { Preview } from '@site/shared/node/preview';
import type { Release } from '@site/shared/node/release';
import { type Deployed, readDeployed } from '../../deploy/deployed';
import type { Entry } from '../../deploy/log/entry';
import { isAbout, lastEntries, readBackwards } from '../../deploy/log/read-log';
import { keptPreviews } from '../../deploy/previews/kept-previews';
import { previousVersion } from '../../deploy/switch/next-state';
import { readRelease, releasedFile, storedVersions } from '../../registry/release-store';
import { siteStore } from '../../registry/site-store/open-site-store';

const dayMs = 86_400_000;

/** The deployed release of an app. */
export type LiveApp = ReturnType<typeof liveApp>;

export type AppReleases = Awaited<ReturnType<typeof readApp>>;
export type ListedRelease = AppReleases['releases'][number];

export async function readLive() {
  const live = await readDeployed();
  return { live, apps: Object.keys(live?.versions ?? {}).map((app) => liveApp(live, app)) };
}

/** An app's deployed release, the target of a rollback, and every kept release, newest first. */
export async function readApp(app: string) {
  const live = await readDeployed();
  const withdrawn = live?.entry.withdrawn.filter((each) => each.app === app) ?? [];
  const [stored, previews] = await Promise.all([storedVersions(app), readPreviews()]);
  const releases = await Promise.all(
    stored.map(async ({ version, storedAt }) => {
      const release = await readRelease(app, version).catch(() => undefined);
      return {
        version,
        storedAt: storedAt.toISOString(),
        isLive: live?.versions[app] === version,
        withdrawn: withdrawn.findLast((each) => each.version === version),
        ...(release ? await sizesOf(release) : { bytes: 0, scriptBytes: 0 }),
        // The preview that expires last.
        previewedUntil: previews.find(({ releases }) => releases[app] === version)?.expiresAt,
      };
    }),
  );
  return { ...liveApp(live, app), releases, before: live && previousVersion(live.entry, app) };
}

/** The served previews, the one that expires last first. */
export async function readPreviews(): Promise<Preview[]> {
  return (await keptPreviews()).sort((one, other) => other.expiresAt - one.expiresAt);
}

/** The latest entries of the log, newest first. */
export function readLastEntries(count: number, app?: string): Promise<Entry[]> {
  return lastEntries(siteStore(), count, app === undefined ? undefined : isAbout(app));
}

/** The times of an app's deployments in the last days. */
export async function readChangeTimes(app: string, days: number): Promise<string[]> {
  const since = new Date(Date.now() - days * dayMs).toISOString();
  const times: string[] = [];
  for await (const { action, time, changes } of readBackwards(siteStore())) {
    if (time < since) break;
    const isDeployed = ['release', 'rollback', 'promote'].includes(action);
    if (isDeployed && changes.some((change) => change.app === app)) times.push(time);
  }
  return times;
}

function liveApp(live: Deployed | undefined, app: string) {
  const { version, since, by } = live?.entry.apps[app] ?? {};
  return { app, version, since, by: by?.who.name, reason: by?.reason };
}

/** Sizes in bytes: of all its files, and of the compressed scripts for browsers. */
async function sizesOf({ app, version, files }: Release) {
  const sizes = await Promise.all(
    Object.keys(files).map(async (name) => {
      const found = await stat(releasedFile({ app, version }, name)).catch(() => undefined);
      return { name, bytes: found?.size ?? 0 };
    }),
  );
  const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    bytes: sum(sizes),
    scriptBytes: sum(sizes.filter(({ name }) => /^web\/.*\.js\.br$/.test(name))),
  };
}
