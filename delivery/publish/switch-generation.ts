import { rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFolder } from '../workspace';
import { syncToDisk } from './sync-to-disk';

/** Makes a generation live in one step: the new link is renamed over the old one, so there is no moment without a site. */
export async function switchGeneration(name: string): Promise<void> {
  const stagingPath = join(siteFolder, 'current.staging');
  await rm(stagingPath, { force: true });
  // On disk, the folders must be there before the link that leads into them.
  await syncToDisk(siteFolder);
  await symlink(join('generations', name), stagingPath);
  await rename(stagingPath, join(siteFolder, 'current'));
  await syncToDisk(siteFolder);
}
