import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import type { NamedRelease } from '@site/shared/node/named-releases';
import { isSourceMap, releaseFile } from '@site/shared/node/release';
import { showRollout } from '@site/shared/node/show-rollout';
import { placeFile } from '@site/shared/node/site-copy/fetch-files';
import { fetchRelease } from '@site/shared/node/site-copy/fetch-release';
import { fetchSnapshot } from '@site/shared/node/site-copy/fetch-snapshot';
import { fetchingFolder } from '@site/shared/node/site-copy/fill-folder';
import { releaseKey, snapshotKey } from '@site/shared/node/site-keys';
import { type SitePointer, sitePointerSchema } from '@site/shared/node/site-pointer';
import { switchLink } from '@site/shared/node/sync-to-disk';
import { snapshotName } from '@site/shared/site-model/outside-names';
import { pointerKey } from '@site/shared/site-model/release-record-places';
import * as v from 'valibot';
import { readReleasesOf } from '../damaged-releases';
import { liveSnapshot } from '../snapshot';
import { readerOf, type SiteSource } from './site-source';

/** The number of snapshots on disk: visitors may still use pages of the previous one. */
const keptSnapshots = 3;

interface Copying {
  source: SiteSource;
  /** Releases that were copied and checked; they are not read again. */
  checked: Set<string>;
}

/**
 * Makes this machine serve the snapshot of a pointer: fetches and checks every file, then switches in one step.
 * @returns true when it switched
 * @throws naming the missing or wrong file; the served snapshot then stays the same
 */
export async function copySite(
  siteDirectory: string,
  pointer: SitePointer,
  { source, checked }: Copying,
): Promise<boolean> {
  const { snapshot, rollout, recent } = pointer;
  const shown = [snapshot, ...(rollout ? [rollout.snapshot] : [])];
  const fetch = async (release: NamedRelease) => {
    const key = releaseKey(release);
    if (checked.has(key)) return;
    const isWanted = (name: string) => !isSourceMap(name);
    await named(key, fetchRelease(siteDirectory, release, { read: readerOf(source, key), isWanted }));
    checked.add(key);
  };
  for (const name of shown) {
    const key = snapshotKey(name);
    const from = join(siteDirectory, 'current', '.');
    await named(key, fetchSnapshot(siteDirectory, name, { read: readerOf(source, key), from }));
    for (const release of await readReleasesOf(insideFolder(siteDirectory, key))) await fetch(release);
  }
  const before = await liveSnapshot(siteDirectory);
  if (before !== snapshot) await switchLink(join(siteDirectory, 'current'), snapshotKey(snapshot));
  await showRollout(siteDirectory, rollout);
  const copied = Buffer.from(JSON.stringify(pointer));
  await placeFile(insideFolder(siteDirectory, pointerKey), copied, fetchingFolder(siteDirectory));
  // Tabs that were opened earlier may request these; the new pages don't need them.
  for (const release of recent) {
    const key = releaseKey(release);
    // A release that is no longer stored blocks nothing.
    if (!checked.has(key) && (await readerOf(source, key)(releaseFile))) await fetch(release);
  }
  await removeOld(siteDirectory, { shown, recent, checked });
  // The folder of an older version of this server.
  if (v.is(snapshotName, before))
    await rm(join(siteDirectory, 'generations'), { recursive: true, force: true });
  return before !== snapshot;
}

/** The last copied pointer; undefined before the first copy. */
export async function readCopied(siteDirectory: string): Promise<SitePointer | undefined> {
  const text = await readFile(insideFolder(siteDirectory, pointerKey), 'utf8').catch(ifMissing(undefined));
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), sitePointerSchema), text);
  return success ? output : undefined;
}

/** Adds the key of the folder to an error. */
async function named(key: string, fetching: Promise<void>): Promise<void> {
  await fetching.catch((cause: unknown) => {
    throw new Error(`${key}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  });
}

interface Kept {
  shown: string[];
  recent: NamedRelease[];
  checked: Set<string>;
}

/** Keeps the last snapshots, the releases that their pages name, and those that open tabs may load. */
async function removeOld(siteDirectory: string, { shown, recent, checked }: Kept): Promise<void> {
  const snapshots = new Set([...shown, ...(await newestSnapshots(siteDirectory))]);
  for (const name of await namesIn(siteDirectory, 'snapshots'))
    if (!snapshots.has(name)) await remove(siteDirectory, snapshotKey(name));
  const releases = new Set(recent.map(releaseKey));
  for (const name of snapshots)
    for (const release of await readReleasesOf(insideFolder(siteDirectory, 'snapshots', name)))
      releases.add(releaseKey(release));
  for (const app of await namesIn(siteDirectory, 'releases'))
    for (const version of await namesIn(siteDirectory, insideFolder('releases', app))) {
      const key = releaseKey({ app, version });
      if (releases.has(key)) continue;
      // So that it is fetched when it is deployed again.
      checked.delete(key);
      await remove(siteDirectory, key);
    }
  await rm(fetchingFolder(siteDirectory), { recursive: true, force: true });
}

async function remove(siteDirectory: string, folder: string): Promise<void> {
  await rm(insideFolder(siteDirectory, folder), { recursive: true, force: true });
}

/** The last snapshots that were copied. */
async function newestSnapshots(siteDirectory: string): Promise<string[]> {
  const snapshots = await Promise.all(
    (await namesIn(siteDirectory, 'snapshots')).map(async (name) => ({
      name,
      cameAt: (await stat(insideFolder(siteDirectory, 'snapshots', name))).mtimeMs,
    })),
  );
  return snapshots
    .sort((one, other) => other.cameAt - one.cameAt)
    .slice(0, keptSnapshots)
    .map(({ name }) => name);
}

function namesIn(siteDirectory: string, folder: string): Promise<string[]> {
  return readdir(insideFolder(siteDirectory, folder)).catch(ifMissing([]));
}
