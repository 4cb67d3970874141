import { join, resolve } from 'node:path';
import type { AppPackage } from '../app-package';
import type { PackedRelease } from '../client/deploy-over-service';
import { step } from '../client/progress';
import { buildApp } from '../release/build-app';
import { completeRelease, stageRelease } from '../release/stage-release';
import { makeTemporaryFolder } from './make-temporary-folder';

/**
 * Builds a remote and packs it as a release, in a temporary folder.
 * @param dist a finished build to use instead
 */
export async function packRemote(
  { name, version, folder }: AppPackage,
  dist: string | undefined,
): Promise<PackedRelease> {
  if (!dist)
    await step(
      'Build',
      () => buildApp(folder),
      () => name,
    );
  const stagingPath = await makeTemporaryFolder('site-release-');
  const build = { app: name, packageVersion: version, dist: resolve(dist ?? join(folder, 'dist')) };
  const release = await step(
    'Pack',
    async () => completeRelease(await stageRelease(build, stagingPath), stagingPath),
    (packed) => packed.version,
  );
  return { release, folder: stagingPath };
}
