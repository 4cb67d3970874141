import type { NamedMarkdown } from '../../markdown/markdown-folder';
import type { ArticleFrontMatter } from '../content/front-matter.schema';
import { articleFiles } from './markdown-folders';

export type Article = NamedMarkdown<ArticleFrontMatter>;

/** Every article, the newest first. A new file in `content/articles/` is a new article, without any other change. */
export const articles: Article[] = articleFiles.files();
