import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insideFolder } from '@site/shared/node/inside-folder';
import { deliveryFolder } from '../../registry/workspace';

/** The folder of pictures of refused pages, the newest last by name. */
export const picturesFolder = join(deliveryFolder, 'refused');

const keptPictures = 40;

/**
 * Keeps a picture of a refused page, and removes the oldest.
 * @param name its name, without a folder
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
