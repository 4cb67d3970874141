import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, vi } from 'vitest';
import { mapsOfService } from '../site/replica/read-maps';
import { runReplica } from '../site/replica/run-replica';
import { type DeployedSite, sampleRelease, sampleSnapshot, startSiteSource } from './site-source';

/** A release of the shell, with further files. */
export const releaseOf = (number: number, more: Record<string, string> = {}) =>
  // Two files are equal, like the style sheets of pages with the same template.
  sampleRelease('shell', {
    ...{ 'web/main.js': `script ${number}`, 'web/a.css': 'styles', 'web/b.css': 'styles' },
    ...more,
  });

/** One page and its shell. */
export const site = (number: number, release = releaseOf(number)): DeployedSite => ({
  n: number,
  snapshot: sampleSnapshot({ 'index.html': `page ${number}`, 'robots.txt': 'robots' }, [release]),
});

/** The key of a file of its snapshot. */
export const snapshotKey = (number: number, path: string) =>
  `snapshots/${site(number).snapshot.name}/${path}`;

/** The key of a file of its shell. */
export const releaseKey = (number: number, path: string) =>
  `releases/shell/${releaseOf(number).version}/${path}`;

/** Enough for some requests of a replica. */
export const soon = { timeout: 30_000, interval: 20 };

/** A replica that stops with the test. */
export function replicate(from: string, siteDirectory: string, key?: string) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const readMaps = key === undefined ? undefined : mapsOfService(from, key);
  const replica = runReplica({ from, readMaps, siteDirectory, log, pollMs: 20 });
  onTestFinished(() => replica.stop());
  return { ...replica, log };
}

/** A source with a deployed site, and an empty folder for its replica. */
export async function openSource(deployed = site(1)) {
  const source = await startSiteSource(deployed);
  const siteDirectory = await temporaryFolder();
  const read = (path: string) => readFile(join(siteDirectory, path), 'utf8').catch(() => undefined);
  const sees = (text: string) =>
    vi.waitFor(async () => expect(await read('current/index.html')).toBe(text), soon);
  return { ...source, siteDirectory, read, sees };
}
