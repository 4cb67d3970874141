import { existsSync } from 'node:fs';
import { insideFolder } from '@site/shared/node/inside-folder';
import { shareImagePath } from '@site/shared/site-model/share-image-path';
import { linkOrCopy } from '../../registry/files/link-or-copy';
import { writeFileIn } from '../../registry/files/write-file';

/**
 * Writes the image for links to a page on other sites.
 * @param folder of the snapshot
 * @param title the page's, without the company's name
 * @param drawn the same image in an earlier snapshot; drawing takes some 20 ms
 */
export async function writeShareImage(
  folder: string,
  { path, title, drawn }: { path: string; title: string; drawn: string | undefined },
): Promise<void> {
  const file = shareImagePath(path).slice(1);
  if (drawn && existsSync(drawn)) return linkOrCopy(drawn, insideFolder(folder, file));
  // Imported lazily: fonts and renderer take 0.1 s to load.
  const { shareImagePng } = await import('../images/share-image');
  writeFileIn(folder, file, await shareImagePng({ title, seed: path }));
}
