import { resolve } from 'node:path';
import { readAppPackage } from '../app-package';
import type { PackedRelease } from '../client/deploy-over-service';
import { isWorkspace, root } from '../workspace';
import { loadDelivery } from './local-delivery';
import { packRemote } from './pack-remote';

/**
 * Makes a release of an app. In a workspace it is stored in site/; elsewhere it is packed into a temporary folder, which is
 * removed after use.
 * @param dist a finished build; by default the app is built
 */
export async function makeRelease<T>(
  app: string,
  dist: string | undefined,
  use: (packed: PackedRelease) => Promise<T>,
): Promise<T> {
  if (isWorkspace(root)) {
    const { localDelivery } = await loadDelivery('local-delivery');
    return use(await localDelivery.store(app, dist && resolve(dist)));
  }
  const remote = readAppPackage();
  if (remote.name !== app)
    throw new Error(`This folder contains ${remote.name}. Release ${app} from its own folder.`);
  return packRemote(remote, dist, use);
}
