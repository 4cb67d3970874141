import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { releaseFile } from '@site/shared/contracts/release';
import type { SiteManifest } from '@site/shared/contracts/site-manifest';
import { currentGeneration, type Generation, generationFile } from '../../publish/generations';
import { fileHashes, fileIntegrity } from '../../store/file-hash';
import { releaseFolder } from '../../store/release-store';

/**
 * Gives access to the manifest of what is live. Generations never change, so their files are hashed once.
 * @returns a function that reads the manifest of this moment; it returns undefined while nothing is live
 */
export function watchManifest(): () => Promise<SiteManifest | undefined> {
  let known: { folder: string; files: SiteManifest['files'] } | undefined;
  return async () => {
    const live = await currentGeneration();
    if (!live) return undefined;
    if (known?.folder !== live.folder) known = { folder: live.folder, files: await filesOf(live.folder) };
    return { generation: basename(live.folder), files: known.files, releases: await releasesOf(live) };
  };
}

/** Without `generation.json`, which says who released what. */
async function filesOf(folder: string): Promise<SiteManifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => name !== generationFile)
    .sort();
  const hashes = await fileHashes(folder, names);
  return Object.entries(hashes).map(([path, sha384]) => ({ path, sha384 }));
}

/** Releases that are stored but were never live are nobody's business yet. */
async function releasesOf({ versions, origins, history }: Generation): Promise<SiteManifest['releases']> {
  const lived = history.map(({ app, to }) => ({ app, version: to })).reverse();
  const live = Object.entries(versions).map(([app, version]) => ({ app, version }));
  const named = new Map([...live, ...lived].map((release) => [`${release.app}/${release.version}`, release]));
  const releases = await Promise.all(
    [...named.values()]
      .filter(({ app }) => !origins[app])
      .map(async ({ app, version }) => {
        const sha384 = await fileIntegrity(join(releaseFolder(app, version), releaseFile));
        return sha384 && { app, version, sha384, live: versions[app] === version };
      }),
  );
  return releases.filter((release) => release !== undefined && release !== '');
}
