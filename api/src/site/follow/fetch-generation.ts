import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteManifest } from '@site/shared/contracts/site-manifest';
import { fetchFiles, filesByHash, syncFolder, syncFolders } from './fetch-files';

/**
 * Brings a generation into its folder, once it is whole and on disk. Files that the live one has, too, are not read again.
 * @param download reads a file of the generation
 */
export async function fetchGeneration(
  siteDirectory: string,
  { generation, files }: Pick<SiteManifest, 'generation' | 'files'>,
  download: (path: string) => Promise<Buffer>,
): Promise<void> {
  const folder = join(siteDirectory, 'generations', generation);
  const stagingPath = join(siteDirectory, 'following', 'generations', generation);
  const place = existsSync(folder) ? folder : stagingPath;
  const known = await filesByHash(join(siteDirectory, 'current', '.'));
  await fetchFiles(place, files, { download, known });
  await syncFolders(place);
  if (place === folder) return;
  await mkdir(dirname(folder), { recursive: true });
  await rename(stagingPath, folder);
  await syncFolder(dirname(folder));
}

/** Makes a generation live in one step: the new link is renamed over the old one, so there is no moment without a site. */
export async function switchGeneration(siteDirectory: string, generation: string): Promise<void> {
  const stagingPath = join(siteDirectory, 'current.staging');
  await rm(stagingPath, { force: true });
  await syncFolder(siteDirectory);
  await symlink(join('generations', generation), stagingPath);
  await rename(stagingPath, join(siteDirectory, 'current'));
  await syncFolder(siteDirectory);
}
