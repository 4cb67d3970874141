import { shareImagePath } from '@site/shared/site-model/share-image-path';
import { writeFileIn } from '../../registry/files/write-file';

/**
 * Writes the image for links to a page on other sites.
 * @param folder of the snapshot
 * @param title the page's, without the company's name
 */
export async function writeShareImage(
  folder: string,
  { path, title }: { path: string; title: string },
): Promise<void> {
  // Imported lazily: fonts and renderer take 0.1 s to load.
  const { shareImagePng } = await import('../images/share-image');
  writeFileIn(folder, shareImagePath(path).slice(1), await shareImagePng({ title, seed: path }));
}
