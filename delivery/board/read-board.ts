import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedPreview } from '@site/shared/contracts/composed-preview';
import type { Release } from '@site/shared/contracts/release';
import type { LogEntry } from '../log/entry';
import { readLog } from '../log/verify-log';
import { keptPreviews } from '../previews/kept-previews';
import { currentGeneration, type Generation } from '../publish/generations';
import { previousVersion } from '../publish/history';
import { readRelease, releaseFolder, storedVersions } from '../store/release-store';
import { readWithdrawn, type WithdrawnRelease } from '../withdrawn/read-withdrawn';

/** What is live of one app. */
export interface LiveApp {
  app: string;
  version: string | undefined;
  since: string | undefined;
  by: string | undefined;
  reason: string | undefined;
}

export interface StoredRelease {
  version: string;
  storedAt: string;
  isLive: boolean;
  withdrawn: WithdrawnRelease | undefined;
  /** Of all its files, in bytes; of the scripts that browsers load, packed. */
  bytes: number;
  scriptBytes: number;
  /** When the last preview that shows it expires, in milliseconds since 1970. */
  previewedUntil: number | undefined;
}

export interface AppReleases extends LiveApp {
  releases: StoredRelease[];
  /** What a rollback goes to. */
  before: string | undefined;
}

export async function readLive(): Promise<{ live: Generation | undefined; apps: LiveApp[] }> {
  const live = await currentGeneration();
  return { live, apps: Object.keys(live?.versions ?? {}).map((app) => liveApp(live, app)) };
}

/** Every release of an app that is kept, newest first. */
export async function readApp(app: string): Promise<AppReleases> {
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
        previewedUntil: previews.find(({ candidates }) => candidates[app] === version)?.expiresAt,
      };
    }),
  );
  const bad = new Set(withdrawn.map(({ version }) => version));
  return { ...liveApp(live, app), releases, before: previousVersion(live?.history ?? [], app, bad) };
}

/** The previews whose links still open, the one that does so longest first. */
export async function readPreviews(): Promise<ComposedPreview[]> {
  return (await keptPreviews()).sort((one, other) => other.expiresAt - one.expiresAt);
}

/** What happened last, newest first. */
export async function readLastEntries(count: number, app?: string): Promise<LogEntry[]> {
  const entries = (await readLog()).filter((entry) => app === undefined || entry.app === app);
  return entries.slice(-count).reverse();
}

function liveApp(live: Generation | undefined, app: string): LiveApp {
  const change = live?.history.findLast((each) => each.app === app);
  return {
    app,
    version: live?.versions[app],
    since: change?.at,
    by: change?.by?.who.name,
    reason: change?.by?.reason,
  };
}

async function sizesOf({ app, version, files }: Release): Promise<{ bytes: number; scriptBytes: number }> {
  const sizes = await Promise.all(
    Object.keys(files).map(async (name) => {
      const found = await stat(join(releaseFolder(app, version), name)).catch(() => undefined);
      return { name, bytes: found?.size ?? 0 };
    }),
  );
  const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    bytes: sum(sizes),
    scriptBytes: sum(sizes.filter(({ name }) => /^web\/.*\.js\.br$/.test(name))),
  };
}
