import type { ReactNode } from 'react';
import type { DetailPage } from '../../content/detail-page.schema';
import styles from './detail-layout.module.css';

interface DetailLayoutProps {
  side: DetailPage['sidebar'];
  /** What stands beside the text; a page without a sidebar drops it. */
  sidebar: ReactNode;
  /** Names the sidebar for screen readers. */
  label: string;
  children: ReactNode;
}

/** A text with its sidebar on the left, on the right, or with none; on a phone the text comes first. */
export function DetailLayout({ side, sidebar, label, children }: DetailLayoutProps) {
  return (
    <div className={styles.layout} data-side={side}>
      <div className={styles.text}>{children}</div>
      {side !== 'none' && (
        <aside className={styles.sidebar} aria-label={label}>
          {sidebar}
        </aside>
      )}
    </div>
  );
}
