import { markdownToHast, markdownToMdast } from 'satteri';
import type * as v from 'valibot';
import type { RichTextNode } from '../src/components/rich-text/rich-text-node';
import { checkSource } from './check-source';
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
  // `~` alone marks nothing (rich-text-of.ts), or 5~10 km to 20~30 km would be struck out.
  subscript: true,
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
  const document = markdownToMdast(text, { features });
  const frontMatter = readFrontMatter(document, errors, schema);
  checkSource(document, text, errors);
  const body = richTextOf(markdownToHast(text, { features }), errors);
  if (errors.isEmpty && body.length === 0)
    errors.add('there is no text: write it below the front matter', document.position?.end);
  if (frontMatter === undefined || !errors.isEmpty) throw new Error(errors.toString());
  return { frontMatter, body, readingMinutes: readingMinutes(body) };
}
