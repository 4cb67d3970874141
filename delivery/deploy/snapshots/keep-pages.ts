import type { ComposedPage } from '@site/shared/contracts/composed-site';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { shareImagePath } from '@site/shared/contracts/share-image-path';
import { notFoundFile, pageFile } from '../../compose/pages/page-file';
import { linkOrCopy } from '../../registry/files/link-or-copy';

/**
 * Takes pages that have not changed from another snapshot.
 * @param before the folder of that snapshot
 * @param paths those of the pages
 */
export function keepPages(before: string, folder: string, paths: string[]): void {
  const pages = paths.flatMap((path) => [...formsOf(pageFile(path)), shareImagePath(path).slice(1)]);
  for (const file of pages) linkOrCopy(insideFolder(before, file), insideFolder(folder, file));
}

/** Takes the page of all paths that have none. */
export function keepNotFound(before: string, folder: string): void {
  for (const file of formsOf(notFoundFile))
    linkOrCopy(insideFolder(before, file), insideFolder(folder, file));
}

/**
 * Finds share images of the snapshot before, so that a page with the same title needs no other one.
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

function formsOf(file: string): string[] {
  return [file, `${file}.br`, `${file}.gz`];
}
