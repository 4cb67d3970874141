import type { ReactNode } from 'react';
import type { DetailPage } from '../../content/detail-page.schema';
import styles from './detail-layout.module.css';

interface DetailLayoutProps {
  side: DetailPage['sidebar'];
  /** Not shown when `side` is `none`. */
  sidebar: ReactNode;
  /** Names the sidebar for screen readers. */
  label: string;
  children: ReactNode;
}

/** Text with a sidebar on the left, on the right, or without one. On phones the text comes first. */
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
