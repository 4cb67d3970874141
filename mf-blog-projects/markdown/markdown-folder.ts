import { basename, join } from 'node:path';
import { entryFiles } from '@site/kit/content/entry-files';
import { requireComplete } from '@site/kit/content/read-entry';
import { readText } from '@site/kit/content/read-text';
import { messageOf } from '@site/shared/node/message-of';
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
 * The Markdown files of a folder; none where the folder is missing. A build reads them twice, to check all content and to
 * define its routes: a file whose text is the same is not parsed again.
 */
export class MarkdownFolder<Schema extends v.GenericSchema<unknown, Dated>> {
  private readonly parsed = new Map<string, { text: string; file: NamedMarkdown<v.InferOutput<Schema>> }>();

  /** @param schema of the front matter */
  constructor(
    private readonly folder: string,
    private readonly schema: Schema,
  ) {}

  /**
   * @returns the newest first, those of one day by title
   * @throws naming every error of every file
   */
  files(): NamedMarkdown<v.InferOutput<Schema>>[] {
    const { files, errors } = this.read();
    requireComplete(errors);
    return files.sort(({ frontMatter: one }, { frontMatter: other }) => newestFirst(one, other));
  }

  /** The errors of every file. */
  errors(): string[] {
    return this.read().errors;
  }

  private read() {
    const { names, errors } = entryFiles(this.folder, '.md');
    const files = names.flatMap((name) => {
      try {
        return [this.readFile(join(this.folder, name))];
      } catch (problem) {
        errors.push(messageOf(problem));
        return [];
      }
    });
    return { files, errors };
  }

  private readFile(path: string): NamedMarkdown<v.InferOutput<Schema>> {
    const text = readText(path);
    const known = this.parsed.get(path);
    if (known?.text === text) return known.file;
    const file = { slug: basename(path, '.md'), ...readMarkdown(path, text, this.schema) };
    this.parsed.set(path, { text, file });
    return file;
  }
}

export function newestFirst(one: Dated, other: Dated): number {
  return other.date.localeCompare(one.date) || one.title.localeCompare(other.title);
}
