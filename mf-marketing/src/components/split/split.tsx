import type { ReactNode } from 'react';
import styles from './split.module.css';

interface SplitProps {
  heading: string;
  /** The heading's id, for the section's `labelledBy`. */
  id: string;
  children: ReactNode;
  /** The heading takes four of twelve columns, or with `half` five. */
  share?: 'third' | 'half';
}

/** A sticky heading on the left, its content on the right. */
export function Split({ heading, id, children, share = 'third' }: SplitProps) {
  return (
    <div className={styles.split} data-share={share}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
