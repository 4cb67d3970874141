import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as v from 'valibot';
import { entryFiles } from './entry-files';
import { type ReadEntry, readEntryFile, requireComplete } from './read-entry';
import { sameFields } from './same-fields';

/**
 * Every entry of a folder, so that a new entry is one new file. Runs on Node only.
 * @param callerUrl the URL of the calling file (`import.meta.url`)
 * @param folder its path from there, with a YAML file for each entry
 * @returns the entries by file name, without the extension
 * @throws with a sentence for each mistake in all files
 */
export function entriesIn<Schema extends v.GenericSchema>(
  callerUrl: string,
  folder: string,
  schema: Schema,
): Record<string, v.InferOutput<Schema>> {
  const { entries, errors } = readFolder(fileURLToPath(new URL(folder, callerUrl)), schema);
  requireComplete(errors);
  return Object.fromEntries(entries.map(({ file, value }) => [basename(file, '.yaml'), value])) as Record<
    string,
    v.InferOutput<Schema>
  >;
}

/** Reads and checks each entry of a folder; none where it is missing. */
export function readFolder(
  folder: string,
  schema: v.GenericSchema,
): { entries: ReadEntry[]; errors: string[] } {
  const { names, errors } = entryFiles(folder, '.yaml');
  const entries = names.map((name) => readEntryFile(join(folder, name), schema));
  return {
    entries,
    errors: [
      ...errors,
      ...entries.flatMap((entry) => entry.errors),
      ...sameFields(entries, ['slug', 'path']),
    ],
  };
}
