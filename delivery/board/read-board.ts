import { stat } from 'node:fs/promises';
import type { Preview } from '@site/shared/contracts/preview';
import type { Release } from '@site/shared/contracts/release';
import type { LogEntry } from '../log/entry';
import { readLog } from '../log/verify-log';
import { keptPreviews } from '../previews/kept-previews';
import { currentGeneration, type Generation } from '../publish/generations';
import { previousVersion } from '../publish/history';
import { readRelease, releasedFile, storedVersions } from '../store/release-store';
import { readWithdrawn } from '../withdrawn/read-withdrawn';

/** What is live of one app. */
export type LiveApp = ReturnType<typeof liveApp>;

export type AppReleases = Awaited<ReturnType<typeof readApp>>;
export type StoredRelease = AppReleases['releases'][number];

export async function readLive() {
  const live = await currentGeneration();
  return { live, apps: Object.keys(live?.versions ?? {}).map((app) => liveApp(live, app)) };
}

/** What is live of an app, what a rollback goes to, and every release that is kept, newest first. */
export async function readApp(app: string) {
  const live = await currentGeneration();
  const withdrawn = (await readWithdrawn()).filter((each) => each.app === app);
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
        // The one that expires last.
        previewedUntil: previews.find(({ releases }) => releases[app] === version)?.expiresAt,
      };
    }),
  );
  const bad = new Set(withdrawn.map(({ version }) => version));
  return { ...liveApp(live, app), releases, before: previousVersion(live?.history ?? [], app, bad) };
}

/** The previews that are served, the one that expires last first. */
export async function readPreviews(): Promise<Preview[]> {
  return (await keptPreviews()).sort((one, other) => other.expiresAt - one.expiresAt);
}

/** What happened last, newest first. */
export async function readLastEntries(count: number, app?: string): Promise<LogEntry[]> {
  const entries = (await readLog()).filter((entry) => app === undefined || entry.app === app);
  return entries.slice(-count).reverse();
}

function liveApp(live: Generation | undefined, app: string) {
  const change = live?.history.findLast((each) => each.app === app);
  return {
    app,
    version: live?.versions[app],
    since: change?.at,
    by: change?.by?.who.name,
    reason: change?.by?.reason,
  };
}

/** In bytes: of all its files, and of the scripts that browsers load, packed. */
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
