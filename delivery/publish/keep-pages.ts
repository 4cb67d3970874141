import { join } from 'node:path';
import { shareImagePath } from '@site/shared/contracts/share-image-path';
import { notFoundFile, pageFile } from '../pages/page-file';
import { linkOrCopy } from './link-or-copy';

/**
 * Takes pages that have not changed from the generation before, and the not-found page, which is the shell's alone.
 * @param before the folder of that generation
 * @param paths those of the pages
 */
export function keepPages(before: string, folder: string, paths: string[]): void {
  const pages = paths.flatMap((path) => [...formsOf(pageFile(path)), shareImagePath(path)]);
  for (const file of [...pages, ...formsOf(notFoundFile)]) linkOrCopy(join(before, file), join(folder, file));
}

function formsOf(file: string): string[] {
  return [file, `${file}.br`, `${file}.gz`];
}
