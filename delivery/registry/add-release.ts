import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { completeRelease, stageRelease } from '@site/kit/release/stage-release';
import { fileIntegrity } from '@site/shared/node/content-integrity';
import { insideFolder } from '@site/shared/node/inside-folder';
import { readJsonIfValid } from '@site/shared/node/read-json';
import { type Release, releaseFile } from '@site/shared/node/release';
import { contentHashOf, wholeHashOf } from '@site/shared/node/release-version';
import { syncToDisk } from '@site/shared/node/sync-to-disk';
import * as v from 'valibot';
import { requireWritable } from './files/require-writable';
import { syncTree } from './files/sync-tree';
import { readRelease, releaseFolder, stagingEnding, storedHash } from './release-store';
import { reuseFiles } from './reuse-files';
import { damagedFiles } from './verify-release';
import { releasesFolder, root } from './workspace';

const packageSchema = v.object({ name: v.string(), version: v.string() });

/**
 * Adds an app's finished build to the store. The same content twice is the same release. A new one is written into a staging
 * folder, flushed to disk and renamed, so that the store never has a partial release.
 * @param dist the folder of the finished build
 * @returns the release, and its files that were damaged in the store and have been repaired
 * @throws when the build is incomplete, or changes while it is read
 */
export async function addRelease(
  app: string,
  dist = insideFolder(root, app, 'dist'),
): Promise<Release & { repaired: string[] }> {
  const build = { app, packageVersion: await packageVersion(app, dist), dist };
  await requireWritable(insideFolder(releasesFolder, app));
  const stagingPath = insideFolder(releasesFolder, app, `${randomUUID()}${stagingEnding}`);
  try {
    const reused = await reuseFiles(app, stagingPath);
    const staged = await stageRelease(build, stagingPath, reused);
    const folder = releaseFolder(app, staged.version);
    const stored = await readRelease(app, staged.version).catch(() => undefined);
    if (stored && (await damagedFiles(stored)).length === 0 && (await isSameContent(stored, staged))) {
      await syncName(folder);
      return { ...stored, repaired: [] };
    }

    const release = await completeRelease(staged, stagingPath, reused);
    await syncTree(stagingPath);
    const repaired = await rename(stagingPath, folder).then(
      () => [],
      // The release exists already: damaged, or stored by another process in the meantime.
      () => repairRelease(release, stagingPath, folder),
    );
    await syncName(folder);
    return { ...release, repaired };
  } finally {
    await rm(stagingPath, { recursive: true, force: true });
  }
}

/**
 * @returns false where the stored `release.json` is damaged
 * @throws when another build was made to have the same version
 */
async function isSameContent(stored: Release, { app, version, ...staged }: Release): Promise<boolean> {
  const hash = await storedHash(stored);
  if (hash === wholeHashOf(staged)) return true;
  if (!hash.startsWith(contentHashOf(staged))) return false;
  throw new Error(
    `${app} ${version} is stored with other content than this build, which was made to have the same version. The log of the release service shows who stored it if DELIVERY_LOG_LEVEL is info. Change anything in ${app}, and release it again.`,
  );
}

/** Flushes the name of a release. Of an existing one, too: the process that stored it may have been killed before this. */
export async function syncName(folder: string): Promise<void> {
  await syncToDisk(dirname(folder));
  await syncToDisk(releasesFolder);
}

/** Replaces different files one by one, because the release may be deployed. */
export async function repairRelease(
  release: Release,
  stagingPath: string,
  folder: string,
): Promise<string[]> {
  const repaired: string[] = [];
  for (const name of [...Object.keys(release.files), releaseFile]) {
    const [stored, whole] = await Promise.all(
      [folder, stagingPath].map((place) => fileIntegrity(insideFolder(place, name))),
    );
    if (stored === whole) continue;
    await mkdir(dirname(insideFolder(folder, name)), { recursive: true });
    await rename(insideFolder(stagingPath, name), insideFolder(folder, name));
    repaired.push(name);
  }
  await syncTree(folder);
  return repaired;
}

/** The version of the build's package, or else of the app's folder here: a build may be in any folder. */
async function packageVersion(app: string, dist: string): Promise<string> {
  for (const folder of [dirname(dist), insideFolder(root, app)]) {
    const found = await readJsonIfValid(join(folder, 'package.json'), packageSchema);
    if (found?.name === app) return found.version;
  }
  throw new Error(
    `There is no package.json of ${app} next to ${dist}: a release's version starts with that version.`,
  );
}
