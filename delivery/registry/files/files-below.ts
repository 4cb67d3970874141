import { entriesBelow } from '@site/shared/node/entries-below';

/** The paths of all files below a folder, relative to it and sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await entriesBelow(folder);
  return entries
    .filter(({ type }) => type === 'file')
    .map(({ path }) => path)
    .sort();
}
