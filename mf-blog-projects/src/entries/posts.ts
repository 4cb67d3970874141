import { entriesIn } from '@site/kit/content/entries-in';
import { newestFirst } from '../../markdown/markdown-folder';
import { type Post, postSchema } from '../content/post.schema';

/** The sample posts of the first page of the blog, the newest first; posts of one day are sorted by title. */
export const posts: Post[] = Object.values(entriesIn(import.meta.url, '../content/posts', postSchema)).sort(
  newestFirst,
);
