import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import type { SiteManifest } from '@site/shared/contracts/site-manifest';
import { switchLink } from '@site/shared/contracts/sync-to-disk';
import { readReleasesOf } from '../damaged-releases';
import { liveGeneration } from '../generation';
import { download, type Source } from './download';
import { fetchFiles, filesByHash, fillFolder } from './fetch-files';
import { fetchRelease, type WantedRelease } from './fetch-release';
import { followRollout } from './follow-rollout';

/** How many generations stay on disk: visitors may still be reading the last one's pages. */
const keptGenerations = 3;

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
  const { generation, releases, rollout } = manifest;
  const bring = async (release: WantedRelease) => {
    const name = `releases/${release.app}/${release.version}`;
    if (checked.has(name)) return;
    await fetchRelease(siteDirectory, release, (path) => download(source, `${name}/${path}`));
    checked.add(name);
  };
  for (const release of releases.filter(({ live }) => live)) await bring(release);
  for (const { generation: name, files } of [manifest, ...(rollout ? [rollout] : [])]) {
    // What the live one has, too, is not read again.
    const known = await filesByHash(join(siteDirectory, 'current', '.'));
    await fillFolder(siteDirectory, `generations/${name}`, (folder) =>
      fetchFiles(folder, files, { download: (path) => download(source, `${name}/${path}`), known }),
    );
    await requireReleases(siteDirectory, name, releases);
  }
  const isNew = (await liveGeneration(siteDirectory)) !== generation;
  if (isNew) await switchLink(join(siteDirectory, 'current'), insideFolder('generations', generation));
  await followRollout(siteDirectory, rollout);
  // Tabs that were opened before may ask for these; no visitor of the new pages waits for them.
  for (const release of releases.filter(({ live }) => !live)) await bring(release);
  await removeOld(siteDirectory, manifest);
  return isNew;
}

async function requireReleases(
  siteDirectory: string,
  generation: string,
  releases: SiteManifest['releases'],
): Promise<void> {
  for (const { app, version } of await readReleasesOf(
    insideFolder(siteDirectory, 'generations', generation),
  )) {
    if (!releases.some((release) => release.app === app && release.version === version && release.live))
      throw new Error(
        `The release service names no ${app} ${version}, of which the pages of ${generation} are made.`,
      );
  }
}

async function removeOld(
  siteDirectory: string,
  { generation, releases, rollout }: SiteManifest,
): Promise<void> {
  const generations = await namesIn(join(siteDirectory, 'generations'));
  const kept = new Set([generation, rollout?.generation, ...generations.sort().slice(-keptGenerations)]);
  const gone = generations.filter((name) => !kept.has(name)).map((name) => insideFolder('generations', name));
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
