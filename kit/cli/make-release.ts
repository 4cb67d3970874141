import { resolve } from 'node:path';
import { readAppPackage } from '../app-package';
import type { PackedRelease } from '../client/deploy-over-service';
import { isWorkspace, root } from '../workspace';
import { loadDelivery } from './local-delivery';
import { packRemote } from './pack-remote';

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
