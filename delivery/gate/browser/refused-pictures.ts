import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { deliveryFolder } from '../../registry/workspace';

/** Pictures of pages that were refused, newest last by their names. */
export const picturesFolder = join(deliveryFolder, 'refused');

const keptPictures = 40;

/**
 * Keeps a picture of a page that was refused, and removes the oldest.
 * @param name what it shows, without a folder
 * @returns its path
 */
export async function keepPicture(name: string, picture: Buffer): Promise<string> {
  await mkdir(picturesFolder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const file = insideFolder(picturesFolder, `${time}-${name.replaceAll(/[^\w.-]+/g, '-')}.png`);
  await writeFile(file, picture);
  const names = (await readdir(picturesFolder)).sort();
  for (const old of names.slice(0, -keptPictures))
    await rm(insideFolder(picturesFolder, old), { force: true });
  return file;
}
