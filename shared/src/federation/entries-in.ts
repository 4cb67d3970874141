import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Reads every entry of a content folder, so that a new entry is one new file; runs on Node only.
 * @param folder a folder with one export named `entry` in each of its files
 * @returns the entries by file name, without the extension
 */
export async function entriesIn(folder: URL): Promise<Record<string, unknown>> {
  const path = fileURLToPath(folder);
  const files = (await readdir(path)).filter((file) => file.endsWith('.ts')).sort();
  const entries = await Promise.all(
    files.map(async (file) => {
      const { entry } = await import(/* @vite-ignore */ pathToFileURL(join(path, file)).href);
      return [basename(file, '.ts'), entry] as const;
    }),
  );
  return Object.fromEntries(entries);
}
