import { basename, dirname, extname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as v from 'valibot';
import { SourceError } from '../source-error';
import { readFolder } from './entries-in';
import { type ReadEntry, readEntryFile } from './read-entry';
import { sameFields } from './same-fields';

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
      errorsIn?: (folder: string) => string[];
    }
);

/**
 * Every entry of an app with its schema. Only the build, its checks and tests import them.
 * @param callerUrl the URL of the calling file (`import.meta.url`), from which paths start
 */
export function defineContent(callerUrl: string, collections: ContentCollection[]): ContentCollection[] {
  const here = (path: string) => fileURLToPath(new URL(path, callerUrl));
  return collections.map((collection) =>
    'file' in collection
      ? { ...collection, file: here(collection.file) }
      : { ...collection, folder: here(collection.folder) },
  );
}

/** Reads an app's content, and finds all mistakes in it. */
export function readContent(collections: ContentCollection[]): {
  entries: { name: string; value: unknown }[];
  errors: string[];
} {
  const read = collections.map(readCollection);
  const entries = read.flatMap((each) => each.entries);
  const errors = [...read.flatMap((each) => each.errors), ...sameFields(entries.filter(isPage), ['path'])];
  return {
    entries: entries.map(({ name, value }) => ({ name, value })),
    // Two entries of one folder with the same path are found twice.
    errors: [...new Set(errors)],
  };
}

/** Finds the mistakes in content. @returns a sentence for each */
export function contentErrors(collections: ContentCollection[]): string[] {
  return readContent(collections).errors;
}

/** @throws when no collection has a file of an entry: its mistakes are not found, and no form edits it */
export function requireListed(collections: ContentCollection[], file: string): void {
  const isListed = collections.some((collection) =>
    'file' in collection ? collection.file === file : collection.folder === dirname(file),
  );
  if (isListed) return;
  const name = relative(process.cwd(), file);
  throw new SourceError(`${name} is not listed in src/content/collections.ts: add it with its schema.`);
}

function readCollection(collection: ContentCollection): { entries: NamedEntry[]; errors: string[] } {
  if ('file' in collection) {
    const entry = readEntryFile(collection.file, collection.schema);
    return { entries: [{ name: nameOf(entry), ...entry }], errors: entry.errors };
  }
  const { folder, schema, errorsIn } = collection;
  if (errorsIn) return { entries: [], errors: errorsIn(folder) };
  const { entries, errors } = readFolder(folder, schema);
  return {
    entries: entries.map((entry) => ({ name: `${basename(folder)}/${nameOf(entry)}`, ...entry })),
    errors,
  };
}

/** Without the head of a page, a path may be that of a link. */
function isPage({ value }: ReadEntry): boolean {
  return typeof value === 'object' && value !== null && 'head' in value;
}

type NamedEntry = ReadEntry & { name: string };

function nameOf({ file }: ReadEntry): string {
  return basename(file, extname(file));
}
