import { ArrowLink } from '@site/shared/ui/arrow-link';
import { blogList, blogPagePath } from '../../content/blog-list';
import type { BlogEntry } from '../../entries/blog-entries';
import styles from './paging.module.css';

/** Links to the next and the previous page of the list. */
export function Paging({ page, pages }: Pick<BlogEntry, 'page' | 'pages'>) {
  const { label, previous, next } = blogList.paging;
  return (
    <nav className={styles.paging} aria-label={label}>
      {page > 1 && <ArrowLink to={blogPagePath(page - 1)}>{previous}</ArrowLink>}
      <p className={styles.place}>{blogList.placeOf(page, pages)}</p>
      {page < pages && <ArrowLink to={blogPagePath(page + 1)}>{next}</ArrowLink>}
    </nav>
  );
}
