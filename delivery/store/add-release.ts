import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppName } from '@site/shared/contracts/apps';
import { type Release, releaseFile } from '@site/shared/contracts/release';
import * as v from 'valibot';
import { compressBeside, releasedQuality } from '../publish/compress';
import { syncToDisk, syncTree } from '../publish/sync-to-disk';
import { releasesFolder, root } from '../workspace';
import { readBuildManifests } from './build-manifests';
import { copyBuild } from './copy-build';
import { describeBuild } from './describe-build';
import { fileHashes, fileIntegrity } from './file-hash';
import { readRelease, releaseFolder, stagingEnding } from './release-store';
import { contentHash } from './release-version';
import { reuseCompressed } from './reuse-compressed';
import { damagedFiles } from './verify-release';

export interface StoredRelease extends Release {
  /** Files of this very release that were in the store already, but damaged, and are whole again. */
  mended: string[];
}

const packageSchema = v.object({ version: v.string() });

/**
 * Puts an app's finished build into the store. The same content twice is the same release. A new one is written into a
 * staging folder, flushed to disk and renamed, so that no half of a release is ever there.
 * @param dist the folder of the finished build, with `web` and `node` in it
 * @throws when the build is not whole, or changes meanwhile
 */
export async function addRelease(app: AppName, dist = join(root, app, 'dist')): Promise<StoredRelease> {
  const stagingPath = join(releasesFolder, app, `${randomUUID()}${stagingEnding}`);
  try {
    const build = { manifests: await readBuildManifests(dist), folder: stagingPath };
    const files = await fileHashes(stagingPath, await copyBuild(app, dist, build));
    const description = await describeBuild(app, build);
    const version = `${await packageVersion(app)}-${contentHash(description, files)}`;
    const folder = releaseFolder(app, version);
    const stored = await readRelease(app, version).catch(() => undefined);
    if (stored && (await damagedFiles(stored)).length === 0) {
      await syncName(folder);
      return { ...stored, mended: [] };
    }

    const web = join(stagingPath, 'web');
    const compressed = (
      await compressBeside(web, releasedQuality, await reuseCompressed(app, web, files))
    ).map((name) => join('web', name));
    const release: Release = {
      app,
      version,
      ...description,
      files: { ...files, ...(await fileHashes(stagingPath, compressed)) },
    };
    await writeFile(join(stagingPath, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
    await syncTree(stagingPath);
    const mended = await rename(stagingPath, folder).then(
      () => [],
      // The release is there already: damaged, or stored by somebody else in the meantime.
      () => mendRelease(release, stagingPath, folder),
    );
    await syncName(folder);
    return { ...release, mended };
  } finally {
    await rm(stagingPath, { recursive: true, force: true });
  }
}

/** Also for a release that is there: whoever stored it may have been ended before this. */
export async function syncName(folder: string): Promise<void> {
  await syncToDisk(dirname(folder));
  await syncToDisk(releasesFolder);
}

/** Replaces what differs, file by file, because the release may be live. */
export async function mendRelease(release: Release, stagingPath: string, folder: string): Promise<string[]> {
  const mended: string[] = [];
  for (const name of [...Object.keys(release.files), releaseFile]) {
    const [stored, whole] = await Promise.all(
      [folder, stagingPath].map((place) => fileIntegrity(join(place, name))),
    );
    if (stored === whole) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await rename(join(stagingPath, name), join(folder, name));
    mended.push(name);
  }
  await syncTree(folder);
  return mended;
}

async function packageVersion(app: string): Promise<string> {
  const text = await readFile(join(root, app, 'package.json'), 'utf8');
  return v.parse(packageSchema, JSON.parse(text)).version;
}
