import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseFile, requireRelease } from '@site/shared/node/release';
import { contentHashOf } from '@site/shared/node/release-version';
import { readBuildManifests } from './build-manifests';
import { compressBeside } from './compress';
import { copyBuild, type ReusedFiles } from './copy-build';
import { describeBuild } from './describe-build';

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
 * @param reused files that need no copy
 * @returns the release without the compressed forms of its files
 * @throws when the build is not complete, or changes meanwhile
 */
export async function stageRelease(
  { app, packageVersion, dist }: FinishedBuild,
  folder: string,
  reused?: ReusedFiles,
): Promise<Release> {
  const build = { manifests: await readBuildManifests(dist), folder };
  const files = await copyBuild(app, dist, { ...build, reused });
  const description = await describeBuild(app, { ...build, names: Object.keys(files) });
  const version = `${packageVersion}-${contentHashOf({ ...description, files })}`;
  return { app, version, ...description, files };
}

/**
 * Adds the compressed forms and `release.json` to a staged release.
 * @param reused forms that need no compression
 * @returns the whole release
 * @throws naming a value that no release may have
 */
export async function completeRelease(
  staged: Release,
  folder: string,
  reused?: ReusedFiles,
): Promise<Release> {
  const served = Object.keys(staged.files).filter((name) => name.startsWith('web/'));
  const forms = await compressBeside(folder, served, (name) => reused?.forms(name, staged.files[name] ?? ''));
  const release = requireRelease({ ...staged, files: { ...staged.files, ...forms } });
  await writeFile(join(folder, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
