import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { linkOrCopy } from '../../registry/files/link-or-copy';

/**
 * Writes the image for links to a page on other sites.
 * @param title the page's, without the company's name
 * @param drawn the same image in an earlier snapshot; drawing takes some 20 ms
 */
export async function writeShareImage(
  file: string,
  { path, title, drawn }: { path: string; title: string; drawn: string | undefined },
): Promise<void> {
  if (drawn && existsSync(drawn)) return linkOrCopy(drawn, file);
  // Imported lazily: fonts and renderer take 0.1 s to load.
  const { shareImagePng } = await import('../images/share-image');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await shareImagePng({ title, seed: path }));
}
