import { markdownToHast, markdownToMdast } from 'satteri';
import type * as v from 'valibot';
import type { RichTextNode } from '../src/components/rich-text/rich-text-node';
import { FileErrors } from './file-errors';
import { readFrontMatter } from './front-matter';
import { readingMinutes } from './reading-minutes';
import { richTextOf } from './rich-text-of';

export interface MarkdownFile<FrontMatter> {
  frontMatter: FrontMatter;
  body: RichTextNode[];
  readingMinutes: number;
}

const features = {
  gfm: {
    footnotes: {
      clobberPrefix: '',
      backContent: 'Back',
      backLabel: (reference: number) => `Back to reference ${reference}`,
    },
  },
};

/**
 * Reads an article written in Markdown (CommonMark with tables, footnotes and strikethrough).
 * @param path of the file, which errors name; its images are in its folder or below
 * @param text of the file
 * @param schema of the front matter
 * @throws with one line for each error, each with file, line and column: `src/content/articles/a.md:12:1: …`
 */
export function readMarkdown<Schema extends v.GenericSchema>(
  path: string,
  text: string,
  schema: Schema,
): MarkdownFile<v.InferOutput<Schema>> {
  const errors = new FileErrors(path);
  const frontMatter = readFrontMatter(markdownToMdast(text, { features }), errors, schema);
  const body = richTextOf(markdownToHast(text, { features }), errors);
  if (frontMatter === undefined || !errors.isEmpty) throw new Error(errors.toString());
  return { frontMatter, body, readingMinutes: readingMinutes(body) };
}
