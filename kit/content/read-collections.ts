import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadAgain } from '../rsbuild/load-again';
import { type ContentCollection, contentErrors } from './collections';
import { requireComplete } from './read-entry';

/** The collections of the app in a folder, evaluated again with their schemas; none where `src/content` lists none. */
export async function readCollections(folder: string): Promise<ContentCollection[]> {
  const file = join(folder, 'src/content/collections.ts');
  if (!existsSync(file)) return [];
  return (await loadAgain<{ collections: ContentCollection[] }>(file)).collections;
}

/** @throws with a sentence for each mistake in the content of the app in a folder */
export async function checkContent(folder: string): Promise<void> {
  requireComplete(contentErrors(await readCollections(folder)));
}
