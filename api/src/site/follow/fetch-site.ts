import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { snapshotName } from '@site/shared/contracts/outside-names';
import { showRollout } from '@site/shared/contracts/show-rollout';
import type { SiteManifest } from '@site/shared/contracts/site-manifest';
import { switchLink } from '@site/shared/contracts/sync-to-disk';
import * as v from 'valibot';
import { readReleasesOf } from '../damaged-releases';
import { liveSnapshot } from '../snapshot';
import { download, type Source } from './download';
import { fetchFiles, filesByHash, fillFolder } from './fetch-files';
import { fetchRelease, type WantedRelease } from './fetch-release';

/** How many snapshots stay on disk: visitors may still be reading the pages of the last one. */
const keptSnapshots = 3;

/**
 * Makes this machine serve what a manifest names: brings and checks every file, then switches in one step.
 * @param checked releases that were brought before, of which nothing is looked at again
 * @returns true when it switched
 * @throws naming what can't be had or is not as it was released; what is served stays the same then
 */
export async function fetchSite(
  siteDirectory: string,
  manifest: SiteManifest,
  { source, checked }: { source: Source; checked: Set<string> },
): Promise<boolean> {
  const { snapshot, releases, rollout } = manifest;
  const bring = async (release: WantedRelease) => {
    const name = `releases/${release.app}/${release.version}`;
    if (checked.has(name)) return;
    await fetchRelease(siteDirectory, release, (path) => download(source, `${name}/${path}`));
    checked.add(name);
  };
  for (const release of releases.filter(({ live }) => live)) await bring(release);
  for (const { snapshot: name, files } of [manifest, ...(rollout ? [rollout] : [])]) {
    // What the live one has, too, is not read again.
    const known = await filesByHash(join(siteDirectory, 'current', '.'));
    await fillFolder(siteDirectory, `snapshots/${name}`, (folder) =>
      fetchFiles(folder, files, { download: (path) => download(source, `snapshots/${name}/${path}`), known }),
    );
    await requireReleases(siteDirectory, name, releases);
  }
  const before = await liveSnapshot(siteDirectory);
  const isNew = before !== snapshot;
  if (isNew) await switchLink(join(siteDirectory, 'current'), insideFolder('snapshots', snapshot));
  await showRollout(siteDirectory, rollout);
  // Tabs that were opened before may ask for these; no visitor of the new pages waits for them.
  for (const release of releases.filter(({ live }) => !live)) await bring(release);
  await removeOld(siteDirectory, manifest, before);
  return isNew;
}

async function requireReleases(
  siteDirectory: string,
  snapshot: string,
  releases: SiteManifest['releases'],
): Promise<void> {
  for (const { app, version } of await readReleasesOf(insideFolder(siteDirectory, 'snapshots', snapshot))) {
    if (!releases.some((release) => release.app === app && release.version === version && release.live))
      throw new Error(
        `The release service names no ${app} ${version}, of which the pages of ${snapshot} are made.`,
      );
  }
}

/** @param before the snapshot that was served until now */
async function removeOld(
  siteDirectory: string,
  { snapshot, releases, rollout }: SiteManifest,
  before: string | undefined,
): Promise<void> {
  const kept = new Set([snapshot, rollout?.snapshot, ...(await newestSnapshots(siteDirectory))]);
  const gone = (await namesIn(join(siteDirectory, 'snapshots')))
    .filter((name) => !kept.has(name))
    .map((name) => insideFolder('snapshots', name));
  // What a version of the project before has left.
  if (v.is(snapshotName, before)) gone.push('generations');
  for (const app of await namesIn(join(siteDirectory, 'releases'))) {
    const named = new Set(releases.filter((release) => release.app === app).map(({ version }) => version));
    for (const version of await namesIn(insideFolder(siteDirectory, 'releases', app)))
      if (!named.has(version)) gone.push(insideFolder('releases', app, version));
  }
  for (const folder of [...gone, 'following'])
    await rm(insideFolder(siteDirectory, folder), { recursive: true, force: true });
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** The snapshots that came here last. */
async function newestSnapshots(siteDirectory: string): Promise<string[]> {
  const folder = join(siteDirectory, 'snapshots');
  const snapshots = await Promise.all(
    (await namesIn(folder)).map(async (name) => ({
      name,
      cameAt: (await stat(insideFolder(folder, name))).mtimeMs,
    })),
  );
  return snapshots
    .sort((one, other) => other.cameAt - one.cameAt)
    .slice(0, keptSnapshots)
    .map(({ name }) => name);
}
