import { fileURLToPath } from 'node:url';
import { type NamedMarkdown, readMarkdownFolder } from '../../markdown/read-markdown-folder';
import { type ArticleFrontMatter, articleSchema } from '../content/front-matter.schema';

export type Article = NamedMarkdown<ArticleFrontMatter>;

/** Every article, the newest first. A new file in `content/articles/` is a new article, without any other change. */
export const articles: Article[] = await readMarkdownFolder(
  fileURLToPath(new URL('../content/articles', import.meta.url)),
  articleSchema,
);
