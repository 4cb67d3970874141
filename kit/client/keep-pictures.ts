import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { PagePicture } from '@site/shared/http/refused-pages';
import { callerFolder } from '@site/shared/node/caller-folder';
import { insideFolder } from '@site/shared/node/inside-folder';
import { root } from '../workspace';

const keptPictures = 40;

/**
 * Writes the pictures of pages that fail, and removes the oldest. Their files are numbered: no path of a page names a file.
 * @param folder is created if it is missing
 * @returns a line for each, with its file
 */
export async function keepPictures(
  pictures: readonly PagePicture[],
  folder = join(root, '.build/refused'),
): Promise<string[]> {
  if (pictures.length === 0) return [];
  await mkdir(folder, { recursive: true });
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines: string[] = [];
  for (const [at, { path, width, png }] of pictures.entries()) {
    const file = insideFolder(folder, `${time}-${at + 1}.png`);
    await writeFile(file, Buffer.from(png, 'base64'));
    lines.push(`Picture of ${path} at ${width} px: ${relative(callerFolder(process.env), file)}`);
  }
  const names = (await readdir(folder)).sort();
  for (const old of names.slice(0, -keptPictures)) await rm(insideFolder(folder, old), { force: true });
  return lines;
}
