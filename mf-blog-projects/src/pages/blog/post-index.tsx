import type { PostCardEntry } from '../../entries/blog-entries';
import { PostCard } from './post-card';
import styles from './post-index.module.css';

/** The newest post at full width, the next two side by side, one line for each of the others. */
export function PostIndex({ posts }: { posts: readonly PostCardEntry[] }) {
  return (
    <ol className={styles.index}>
      {posts.map((post, index) => (
        <li key={post.image} className={styles.place} data-rank={rankOf(index)}>
          <PostCard post={post} rank={rankOf(index)} />
        </li>
      ))}
    </ol>
  );
}

function rankOf(index: number) {
  if (index === 0) return 'lead';
  return index < 3 ? 'second' : 'line';
}
