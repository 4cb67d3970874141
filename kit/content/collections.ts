import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as v from 'valibot';
import { readFolder } from './entries-in';
import { readEntryFile } from './read-entry';

/** One kind of entry, in a folder with a file for each, or in one file. JSON is YAML, too. */
export type ContentCollection = {
  /** What editors call it. */
  name: string;
  schema: v.GenericSchema;
} & (
  | { file: string }
  | {
      folder: string;
      /** The mistakes of a folder that is not YAML, a sentence each. */
      errorsIn?: (folder: string) => Promise<string[]>;
    }
);

/**
 * Every entry of an app with its schema. Only the build, its checks and tests import them.
 * @param callerUrl the URL of the calling file (`import.meta.url`), from which paths start
 */
export function defineContent(callerUrl: string, collections: ContentCollection[]): ContentCollection[] {
  const here = dirname(fileURLToPath(callerUrl));
  return collections.map((collection) =>
    'file' in collection
      ? { ...collection, file: join(here, collection.file) }
      : { ...collection, folder: join(here, collection.folder) },
  );
}

/** What an app's content has in it, with all mistakes. */
export async function readContent(
  collections: ContentCollection[],
): Promise<{ entries: { name: string; value: unknown }[]; errors: string[] }> {
  const read = await Promise.all(collections.map(readCollection));
  return { entries: read.flatMap((each) => each.entries), errors: read.flatMap((each) => each.errors) };
}

/** Finds the mistakes in content. @returns a sentence for each */
export async function contentErrors(collections: ContentCollection[]): Promise<string[]> {
  return (await readContent(collections)).errors;
}

async function readCollection(collection: ContentCollection) {
  if ('file' in collection) {
    const { file, schema } = collection;
    const { value, errors } = readEntryFile(file, schema);
    return { entries: [{ name: basename(file, extname(file)), value }], errors };
  }
  const { folder, schema, errorsIn } = collection;
  if (errorsIn) return { entries: [], errors: await errorsIn(folder) };
  const { entries, errors } = readFolder(folder, schema);
  const named = Object.entries(entries).map(([name, value]) => ({
    name: `${basename(folder)}/${name}`,
    value,
  }));
  return { entries: named, errors };
}
