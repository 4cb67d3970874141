import { entriesIn } from '@site/kit/rsbuild/entries-in';
import { newestFirst } from '../../markdown/read-markdown-folder';
import type { Post } from '../content/post.schema';

/** The sample posts of the first page of the blog, the newest first; posts of one day are sorted by title. */
export const posts: Post[] = Object.values(await entriesIn<Post>(import.meta.url, '../content/posts')).sort(
  newestFirst,
);
