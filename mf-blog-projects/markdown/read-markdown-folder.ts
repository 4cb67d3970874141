import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { requireComplete } from '@site/kit/content/read-entry';
import type * as v from 'valibot';
import { type MarkdownFile, readMarkdown } from './read-markdown';

export interface NamedMarkdown<FrontMatter> extends MarkdownFile<FrontMatter> {
  /** The file's name without its extension: the last segment of its path. */
  slug: string;
}

interface Dated {
  date: string;
  title: string;
}

/**
 * Reads every Markdown file of a folder; none where the folder is missing.
 * @returns the newest first, those of one day by title
 * @throws naming every error of every file
 */
export async function readMarkdownFolder<Schema extends v.GenericSchema<unknown, Dated>>(
  folder: string,
  schema: Schema,
): Promise<NamedMarkdown<v.InferOutput<Schema>>[]> {
  const { files, errors } = await readFolder(folder, schema);
  requireComplete(errors);
  return files.sort(({ frontMatter: one }, { frontMatter: other }) => newestFirst(one, other));
}

/** The errors of every Markdown file of a folder. */
export async function markdownErrors(folder: string, schema: v.GenericSchema): Promise<string[]> {
  return (await readFolder(folder, schema)).errors;
}

export function newestFirst(one: Dated, other: Dated): number {
  return other.date.localeCompare(one.date) || one.title.localeCompare(other.title);
}

async function readFolder<Schema extends v.GenericSchema>(folder: string, schema: Schema) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md')).sort();
  const read = await Promise.allSettled(names.map((name) => readNamed(join(folder, name), schema)));
  return {
    files: read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    errors: read.flatMap((result) =>
      result.status === 'rejected'
        ? [result.reason instanceof Error ? result.reason.message : String(result.reason)]
        : [],
    ),
  };
}

async function readNamed<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<NamedMarkdown<v.InferOutput<Schema>>> {
  return { slug: basename(path, '.md'), ...(await readMarkdown(path, schema)) };
}
