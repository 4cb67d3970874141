import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Reads every entry of a content folder, so that a new entry is one new file. Runs on Node only.
 * @param callerUrl the URL of the calling file (`import.meta.url`)
 * @param folder the name of a folder next to it, with one export named `entry` in each of its files
 * @returns the entries by file name, without the extension. The build checks them against their schema
 */
export async function entriesIn<Entry = unknown>(
  callerUrl: string,
  folder: string,
): Promise<Record<string, Entry>> {
  const path = join(dirname(fileURLToPath(callerUrl)), folder);
  const files = (await readdir(path)).filter((file) => file.endsWith('.ts')).sort();
  const entries = await Promise.all(
    files.map(async (file) => {
      const { entry } = await import(/* @vite-ignore */ pathToFileURL(join(path, file)).href);
      return [basename(file, '.ts'), entry] as const;
    }),
  );
  return Object.fromEntries(entries);
}
