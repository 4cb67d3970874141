import { fileURLToPath } from 'node:url';
import { type NamedMarkdown, readMarkdownFolder } from '../../markdown/read-markdown-folder';
import { type ArticleFrontMatter, articleSchema } from './front-matter.schema';

export type Article = NamedMarkdown<ArticleFrontMatter>;

/** Every article, the newest first; for the build alone. A new file in `articles/` is a new article, and nothing else changes. */
export const articles: Article[] = await readMarkdownFolder(
  fileURLToPath(new URL('./articles', import.meta.url)),
  articleSchema,
);
