import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { completeRelease, stageRelease } from '@site/kit/release/stage-release';
import { fileIntegrity } from '@site/shared/contracts/content-integrity';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { type Release, releaseFile } from '@site/shared/contracts/release';
import { syncToDisk } from '@site/shared/contracts/sync-to-disk';
import * as v from 'valibot';
import { syncTree } from './files/sync-to-disk';
import { readRelease, releaseFolder, stagingEnding } from './release-store';
import { reuseCompressed } from './reuse-compressed';
import { damagedFiles } from './verify-release';
import { releasesFolder, root } from './workspace';

export interface StoredRelease extends Release {
  /** Files of this very release that were in the store already, but damaged, and are whole again. */
  mended: string[];
}

const packageSchema = v.object({ name: v.string(), version: v.string() });

/**
 * Puts an app's finished build into the store. The same content twice is the same release. A new one is written into a
 * staging folder, flushed to disk and renamed, so that no half of a release is ever there.
 * @param dist the folder of the finished build
 * @throws when the build is not whole, or changes meanwhile
 */
export async function addRelease(
  app: string,
  dist = insideFolder(root, app, 'dist'),
): Promise<StoredRelease> {
  const build = { app, packageVersion: await packageVersion(app, dist), dist };
  const stagingPath = insideFolder(releasesFolder, app, `${randomUUID()}${stagingEnding}`);
  try {
    const staged = await stageRelease(build, stagingPath);
    const folder = releaseFolder(app, staged.version);
    const stored = await readRelease(app, staged.version).catch(() => undefined);
    if (stored && (await damagedFiles(stored)).length === 0) {
      await syncName(folder);
      return { ...stored, mended: [] };
    }

    const bringForms = await reuseCompressed(app, join(stagingPath, 'web'), staged.files);
    const release = await completeRelease(staged, stagingPath, bringForms);
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
      [folder, stagingPath].map((place) => fileIntegrity(insideFolder(place, name))),
    );
    if (stored === whole) continue;
    await mkdir(dirname(insideFolder(folder, name)), { recursive: true });
    await rename(insideFolder(stagingPath, name), insideFolder(folder, name));
    mended.push(name);
  }
  await syncTree(folder);
  return mended;
}

/** Of the package that the build lies in, or else of the app's folder here: a build may come from anywhere. */
async function packageVersion(app: string, dist: string): Promise<string> {
  for (const folder of [dirname(dist), insideFolder(root, app)]) {
    const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '');
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), packageSchema), text);
    if (success && output.name === app) return output.version;
  }
  throw new Error(`There is no package.json of ${app} beside ${dist}: a release's version begins with its.`);
}
