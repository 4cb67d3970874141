import type { ComposedPage } from '@site/shared/node/composed-site';
import { ifMissing } from '@site/shared/node/if-missing';
import { inSlices } from '@site/shared/node/in-slices';
import { insideFolder } from '@site/shared/node/inside-folder';
import { shareImagePath } from '@site/shared/site-model/share-image-path';
import { notFoundFile, pageFile } from '../../compose/pages/page-file';
import { linkOrCopy } from '../../registry/files/link-or-copy';
import { formsOf } from '../../registry/files/write-file';
import { snapshotRemedy } from './snapshots';

/**
 * Copies unchanged pages from another snapshot.
 * @param before the folder of that snapshot
 * @param paths those of the pages
 * @throws naming a file that it lacks, and the remedy
 */
export async function keepPages(before: string, folder: string, paths: string[]): Promise<void> {
  const pages = paths.flatMap((path) => [...formsOf(pageFile(path)), shareImagePath(path).slice(1)]);
  await inSlices(pages, (file) => keepFile(before, folder, file));
}

/** Copies the not-found page. */
export function keepNotFound(before: string, folder: string): void {
  for (const file of formsOf(notFoundFile)) keepFile(before, folder, file);
}

function keepFile(before: string, folder: string, file: string): void {
  const from = insideFolder(before, file);
  try {
    linkOrCopy(from, insideFolder(folder, file));
  } catch (error) {
    // Rethrows all other errors.
    ifMissing(undefined)(error);
    throw new Error(
      `${from} is missing. A new build of the shell composes all pages again. ${snapshotRemedy}`,
      {
        cause: error,
      },
    );
  }
}

/**
 * Finds share images of the previous snapshot, so that only changed titles are drawn.
 * @param before the folder of that snapshot; undefined for the first one
 * @param pages its pages
 * @param composer a hash of the code that draws now
 */
export function drawnImages(
  before: string | undefined,
  pages: ComposedPage[],
  composer: string,
): (path: string, title: string) => string | undefined {
  const drawn = pages.filter((page) => page.composer === composer);
  const titles = new Map(drawn.map(({ path, head }) => [path, head?.title]));
  return (path, title) =>
    before && titles.get(path) === title ? insideFolder(before, shareImagePath(path).slice(1)) : undefined;
}
