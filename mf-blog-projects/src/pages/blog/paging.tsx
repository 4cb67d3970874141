import { ArrowLink } from '@site/shared/ui/arrow-link';
import { blogList, blogPagePath } from '../../content/blog-list';
import type { BlogEntry } from '../../entries/blog-entries';
import styles from './paging.module.css';

/** Links to the newer and the older page of the list. It names no total: that would change all pages with each article. */
export function Paging({ page, newer, older }: Pick<BlogEntry, 'page' | 'newer' | 'older'>) {
  const { paging, nameOf } = blogList;
  return (
    <nav className={styles.paging} aria-label={paging.label}>
      {newer && <ArrowLink to={blogPagePath(newer)}>{paging.newer}</ArrowLink>}
      <p className={styles.place}>{nameOf(page)}</p>
      {older && <ArrowLink to={blogPagePath(older)}>{paging.older}</ArrowLink>}
    </nav>
  );
}
