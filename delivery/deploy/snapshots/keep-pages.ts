import type { ComposedPage } from '@site/shared/node/composed-site';
import { ifMissing } from '@site/shared/node/if-missing';
import { inSlices } from '@site/shared/node/in-slices';
import { shareImagePath } from '@site/shared/site-model/share-image-path';
import { notFoundFile, pageFile } from '../../compose/pages/page-file';
import type { KeptFiles } from '../../registry/files/kept-files';
import { formsOf } from '../../registry/files/write-file';
import { snapshotRemedy } from './snapshots';

/**
 * Keeps unchanged pages of another snapshot.
 * @param paths those of the pages
 * @throws naming a file that it lacks, and the remedy
 */
export async function keepPages(kept: KeptFiles, folder: string, paths: string[]): Promise<void> {
  const pages = paths.flatMap((path) => [...formsOf(pageFile(path)), shareImagePath(path).slice(1)]);
  await inSlices(pages, (file) => keepFile(kept, folder, file));
}

/** Keeps the not-found page. */
export function keepNotFound(kept: KeptFiles, folder: string): void {
  for (const file of formsOf(notFoundFile)) keepFile(kept, folder, file);
}

function keepFile(kept: KeptFiles, folder: string, file: string): void {
  try {
    kept.keep(folder, file);
  } catch (error) {
    // Rethrows all other errors.
    ifMissing(undefined)(error);
    throw new Error(
      `${kept.pathOf(file)} is missing. A new build of the shell composes all pages again. ${snapshotRemedy}`,
      { cause: error },
    );
  }
}

/**
 * Keeps share images of the previous snapshot, so that only changed titles are drawn.
 * @param kept undefined for the first snapshot
 * @param pages those of the previous one
 * @param composer a hash of the code that draws now
 * @returns a function that keeps the image of a page with this title; false if there is none
 */
export function keepImages(
  kept: KeptFiles | undefined,
  folder: string,
  pages: ComposedPage[],
  composer: string,
): (path: string, title: string) => boolean {
  const drawn = pages.filter((page) => page.composer === composer);
  const titles = new Map(drawn.map(({ path, head }) => [path, head?.title]));
  return (path, title) => {
    const file = shareImagePath(path).slice(1);
    if (!kept || titles.get(path) !== title || !kept.has(file)) return false;
    kept.keep(folder, file);
    return true;
  };
}
