import { fileURLToPath } from 'node:url';
import type * as v from 'valibot';
import { readEntryFile, requireComplete } from './read-entry';

/**
 * The entry in a YAML file. The build for browsers has the entry in place of the call (`inline-entries.ts`), so a page may
 * import a module that calls it; neither the schema nor this function is part of a release.
 * @param callerUrl the URL of the calling file (`import.meta.url`)
 * @param file its path from there
 * @throws with a sentence for each mistake
 */
export function entryIn<Schema extends v.GenericSchema>(
  callerUrl: string,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const { value, errors } = readEntryFile(fileURLToPath(new URL(file, callerUrl)), schema);
  requireComplete(errors);
  return value as v.InferOutput<Schema>;
}
