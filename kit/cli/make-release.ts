import { resolve } from 'node:path';
import { readAppPackage } from '../app-package';
import type { PackedRelease } from '../client/publish-over-service';
import { isWorkspace, root } from '../workspace';
import { loadDelivery } from './local-delivery';
import { packRemote } from './pack-remote';

/**
 * Makes a release of an app, which is there for as long as it is used: in a workspace it is stored in site/, elsewhere packed
 * into a temporary folder.
 * @param dist a finished build; without one the app is built
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
  if (remote.name !== app) throw new Error(`This folder holds ${remote.name}. Release ${app} from its own.`);
  return packRemote(remote, dist, use);
}
