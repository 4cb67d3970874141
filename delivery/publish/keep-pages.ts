import { join } from 'node:path';
import { forEachLimit } from '@site/kit/release/for-each-limit';
import { shareImagePath } from '@site/shared/contracts/share-image-path';
import { notFoundFile, notFoundProbe, pageFile } from '../pages/page-file';
import type { SiteAddress } from '../store/site-addresses';
import { linkOrCopy } from './link-or-copy';
import type { Heads } from './write-site';

/**
 * Takes the pages that have not changed from the generation before, with their heads.
 * @param before the folder of that generation
 * @param heads of the pages that were composed anew; those of the others are added
 * @param headsBefore of the pages of the generation before
 */
export async function keepPages(
  before: string,
  folder: string,
  addresses: SiteAddress[],
  heads: Heads,
  headsBefore: Heads,
): Promise<void> {
  const kept = addresses.filter(({ path }) => !heads.has(path));
  const keep = (file: string) => linkOrCopy(join(before, file), join(folder, file));
  await forEachLimit(kept, async ({ path }) => {
    const file = pageFile(path);
    for (const form of [...formsOf(file), shareImagePath(path)]) keep(form);
    heads.set(path, headsBefore.get(path));
  });
  if (!heads.has(notFoundProbe)) formsOf(notFoundFile).forEach(keep);
}

function formsOf(file: string): string[] {
  return [file, `${file}.br`, `${file}.gz`];
}
