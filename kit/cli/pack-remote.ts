import { join, resolve } from 'node:path';
import type { AppPackage } from '../app-package';
import type { PackedRelease } from '../client/deploy-over-service';
import { step } from '../client/progress';
import { buildApp } from '../release/build-app';
import { completeRelease, stageRelease } from '../release/stage-release';
import { inTemporaryFolder } from './in-temporary-folder';

/**
 * Builds a remote and packs it as a release, in a temporary folder that is removed after use.
 * @param dist a finished build to use instead
 */
export async function packRemote<T>(
  { name, version, folder }: AppPackage,
  dist: string | undefined,
  use: (packed: PackedRelease) => Promise<T>,
): Promise<T> {
  if (!dist)
    await step(
      'Build',
      () => buildApp(folder),
      () => name,
    );
  return inTemporaryFolder('site-release-', async (stagingPath) => {
    const build = { app: name, packageVersion: version, dist: resolve(dist ?? join(folder, 'dist')) };
    const release = await step(
      'Pack',
      async () => completeRelease(await stageRelease(build, stagingPath), stagingPath),
      (packed) => packed.version,
    );
    return use({ release, folder: stagingPath });
  });
}
