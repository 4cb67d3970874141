import type { Post } from './post.schema';

/** Every post, the newest first; posts of one day stand by title. A new file in `posts/` is a new card; nothing else changes. */
export const posts: Post[] = Object.values(
  import.meta.glob<Post>('./posts/*.ts', { eager: true, import: 'entry' }),
).sort((one, other) => other.date.localeCompare(one.date) || one.title.localeCompare(other.title));
