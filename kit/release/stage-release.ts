import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insideFolder } from '@site/shared/node/inside-folder';
import { type Release, releaseFile, requireRelease } from '@site/shared/node/release';
import { contentHash } from '@site/shared/node/release-version';
import { readBuildManifests } from './build-manifests';
import { compressBeside } from './compress';
import { copyBuild } from './copy-build';
import { describeBuild } from './describe-build';
import { fileHashes } from './file-hashes';

/** A finished build that is to be released. */
export interface FinishedBuild {
  app: string;
  /** Of the app's package; the release's version starts with it. */
  packageVersion: string;
  /** The folder of the build. */
  dist: string;
}

/**
 * Copies the released files of a build into a folder, and reads the release's description from it.
 * @param folder must be empty or not exist
 * @returns the release without the compressed forms of its files
 * @throws when the build is not complete, or changes meanwhile
 */
export async function stageRelease(
  { app, packageVersion, dist }: FinishedBuild,
  folder: string,
): Promise<Release> {
  const build = { manifests: await readBuildManifests(dist), folder };
  const files = await fileHashes(folder, await copyBuild(app, dist, build));
  const description = await describeBuild(app, build);
  const version = `${packageVersion}-${contentHash(description, files)}`;
  return { app, version, ...description, files };
}

/**
 * Adds the compressed forms and `release.json` to a staged release.
 * @param copyCompressed copies both forms of a file from elsewhere, and returns whether it could
 * @returns the whole release
 * @throws naming a value that no release may have
 */
export async function completeRelease(
  staged: Release,
  folder: string,
  copyCompressed?: (name: string) => Promise<boolean>,
): Promise<Release> {
  const forms = await compressBeside(join(folder, 'web'), copyCompressed);
  const hashes = await fileHashes(
    folder,
    forms.map((name) => insideFolder('web', name)),
  );
  const release = requireRelease({ ...staged, files: { ...staged.files, ...hashes } });
  await writeFile(join(folder, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
