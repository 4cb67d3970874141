import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
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
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md')).sort();
  const read = await Promise.allSettled(names.map((name) => readNamed(join(folder, name), schema)));
  const errors = read.flatMap((result) =>
    result.status === 'rejected'
      ? [result.reason instanceof Error ? result.reason.message : String(result.reason)]
      : [],
  );
  if (errors.length > 0) throw new Error(`The content is not complete:\n${errors.join('\n')}`);
  return read
    .flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    .sort(({ frontMatter: one }, { frontMatter: other }) => newestFirst(one, other));
}

export function newestFirst(one: Dated, other: Dated): number {
  return other.date.localeCompare(one.date) || one.title.localeCompare(other.title);
}

async function readNamed<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<NamedMarkdown<v.InferOutput<Schema>>> {
  return { slug: basename(path, '.md'), ...(await readMarkdown(path, schema)) };
}
