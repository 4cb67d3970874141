import { join, resolve } from 'node:path';
import { type AppPackage, readAppPackage } from '../app-package';
import type { PackedRelease } from '../client/deploy-over-service';
import { step } from '../client/progress';
import { buildApp } from '../release/build-app';
import { completeRelease, stageRelease } from '../release/stage-release';
import { isWorkspace, root } from '../workspace';
import { loadDelivery } from './local-delivery';
import { makeTemporaryFolder } from './make-temporary-folder';

/**
 * Makes a release of an app. In a workspace it is stored in site/; elsewhere it is packed into a temporary folder.
 * @param dist a finished build; by default the app is built
 */
export async function makeRelease(app: string, dist?: string): Promise<PackedRelease> {
  if (isWorkspace(root)) {
    const { localDelivery } = await loadDelivery('local-delivery');
    return localDelivery.store(app, dist && resolve(dist));
  }
  const remote = readAppPackage();
  if (remote.name !== app)
    throw new Error(`This folder contains ${remote.name}. Release ${app} from its own folder.`);
  return packRemote(remote, dist);
}

/**
 * Builds a remote and packs it as a release, in a temporary folder.
 * @param dist a finished build to use instead
 */
async function packRemote(
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
