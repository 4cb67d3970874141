import { basename, join } from 'node:path';
import { entryFiles } from '@site/kit/content/entry-files';
import { requireComplete } from '@site/kit/content/read-entry';
import { readText } from '@site/kit/content/read-text';
import { messageOf } from '@site/shared/node/message-of';
import type * as v from 'valibot';
import { ParsedFiles } from './parsed-files';
import { type MarkdownFile, readMarkdown } from './read-markdown';

export interface NamedMarkdown<FrontMatter> extends MarkdownFile<FrontMatter> {
  /** The file's name without its extension: the last segment of its path. */
  slug: string;
}

export interface Dated {
  date: string;
  title: string;
}

/** The Markdown files of a folder; none where the folder is missing. */
export class MarkdownFolder<Schema extends v.GenericSchema<unknown, Dated>> {
  private readonly parsed: ParsedFiles<NamedMarkdown<v.InferOutput<Schema>>>;

  /**
   * @param schema of the front matter
   * @param storage the file where parsed files are stored between builds
   */
  constructor(
    private readonly folder: string,
    private readonly schema: Schema,
    storage: string,
  ) {
    this.parsed = new ParsedFiles(storage);
  }

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
        return [this.readFile(name)];
      } catch (problem) {
        errors.push(messageOf(problem));
        return [];
      }
    });
    this.parsed.store(names);
    return { files, errors };
  }

  private readFile(name: string): NamedMarkdown<v.InferOutput<Schema>> {
    const path = join(this.folder, name);
    const text = readText(path);
    const parse = () => ({ slug: basename(name, '.md'), ...readMarkdown(path, text, this.schema) });
    return this.parsed.get(name, text, parse);
  }
}

export function newestFirst(one: Dated, other: Dated): number {
  return other.date.localeCompare(one.date) || one.title.localeCompare(other.title);
}
