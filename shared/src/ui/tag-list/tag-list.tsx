import { Link } from '@site/shared/navigation';
import styles from './tag-list.module.css';

interface TagListProps {
  /** Keywords, with or without a link. */
  tags: readonly (string | { label: string; to: string })[];
}

/** Keywords in a row. */
export function TagList({ tags }: TagListProps) {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) =>
        typeof tag === 'string' ? (
          <li key={tag} className={styles.tag}>
            {tag}
          </li>
        ) : (
          <li key={tag.label}>
            <Link to={tag.to} className={styles.tag}>
              {tag.label}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
