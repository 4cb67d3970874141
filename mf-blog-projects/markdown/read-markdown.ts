import { relative } from 'node:path';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type * as v from 'valibot';
import { VFile } from 'vfile';
import type { RichTextNode } from '../src/components/rich-text/rich-text-node';
import { readFrontMatter } from './front-matter';
import { readingMinutes } from './reading-minutes';
import { richTextOf } from './rich-text-of';

export interface MarkdownFile<FrontMatter> {
  frontMatter: FrontMatter;
  body: RichTextNode[];
  readingMinutes: number;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkRehype, {
    clobberPrefix: '',
    footnoteBackContent: 'Back',
    footnoteBackLabel: (reference) => `Back to reference ${reference + 1}`,
  })
  .use(rehypeSlug);

/**
 * Reads an article written in Markdown (CommonMark with tables, footnotes and strikethrough).
 * @param path of the file, which errors name; its images are in its folder or below
 * @param text of the file
 * @param schema of the front matter
 * @throws with one line for each error, each with file, line and column: `src/content/articles/a.md:12:1: …`
 */
export async function readMarkdown<Schema extends v.GenericSchema>(
  path: string,
  text: string,
  schema: Schema,
): Promise<MarkdownFile<v.InferOutput<Schema>>> {
  const file = new VFile({ path, value: text });
  const document = processor.parse(file);
  visit(document, 'html', (node) => {
    const [firstLine = ''] = node.value.split('\n');
    file.message(`raw HTML is not allowed (${firstLine.slice(0, 40)}): write it in Markdown`, node);
  });
  const frontMatter = readFrontMatter(document, file, schema);
  const body = richTextOf(await processor.run(document, file), file);
  if (frontMatter === undefined || file.messages.length > 0) throw new Error(errorsOf(file));
  return { frontMatter, body, readingMinutes: readingMinutes(body) };
}

function errorsOf({ path, messages }: VFile): string {
  const name = relative(process.cwd(), path);
  return messages
    .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
    .map(({ line, column, reason }) => `${name}:${line}:${column}: ${reason}`)
    .join('\n');
}
