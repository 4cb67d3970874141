import { lstat, rm } from 'node:fs/promises';
import { insideFolder } from '@site/shared/node/inside-folder';
import type { NamedRelease } from '@site/shared/node/named-releases';
import { fetchingFolder } from '@site/shared/node/site-copy/fill-folder';
import { releaseKey, snapshotKey } from '@site/shared/node/site-keys';
import * as v from 'valibot';
import { readReleasesOf } from '../damaged-releases';
import { copiedReleases, copiedSnapshots } from './copied-names';

/** The number of snapshots on disk: visitors may still use pages of the previous one. */
const keptSnapshots = 3;

interface Kept {
  /** Snapshots that stay in addition to the last ones. */
  kept: string[];
  recent: NamedRelease[];
  checked: Set<string>;
}

/** Keeps the last snapshots, the releases that their pages name, and those that open tabs may load. */
export async function removeOld(siteDirectory: string, { kept, recent, checked }: Kept): Promise<void> {
  const snapshots = new Set([...kept, ...(await newestSnapshots(siteDirectory))]);
  for (const name of await copiedSnapshots(siteDirectory))
    if (!snapshots.has(name)) await remove(siteDirectory, snapshotKey(name));
  const releases = new Set(recent.map(releaseKey));
  for (const name of snapshots)
    for (const release of await releasesNamedBy(siteDirectory, name)) releases.add(releaseKey(release));
  for (const key of (await copiedReleases(siteDirectory)).map(releaseKey)) {
    if (releases.has(key)) continue;
    // So that it is fetched when it is deployed again, also if only a part of it could be removed.
    checked.delete(key);
    await remove(siteDirectory, key);
  }
  await rm(fetchingFolder(siteDirectory), { recursive: true, force: true });
}

/** An earlier snapshot may have been damaged on disk, unlike the shown ones, which were compared with their hashes. */
function releasesNamedBy(siteDirectory: string, snapshot: string): Promise<NamedRelease[]> {
  return readReleasesOf(insideFolder(siteDirectory, snapshotKey(snapshot))).catch((problem: unknown) => {
    if (problem instanceof SyntaxError || v.isValiError(problem)) return [];
    throw problem;
  });
}

async function remove(siteDirectory: string, folder: string): Promise<void> {
  await rm(insideFolder(siteDirectory, folder), { recursive: true, force: true });
}

/** The last snapshots that were copied. */
async function newestSnapshots(siteDirectory: string): Promise<string[]> {
  const snapshots = await Promise.all(
    (await copiedSnapshots(siteDirectory)).map(async (name) => ({
      name,
      cameAt: (await lstat(insideFolder(siteDirectory, 'snapshots', name))).mtimeMs,
    })),
  );
  return snapshots
    .sort((one, other) => other.cameAt - one.cameAt)
    .slice(0, keptSnapshots)
    .map(({ name }) => name);
}
