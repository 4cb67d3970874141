import type { ReactNode } from 'react';
import styles from './rich-text.module.css';

/** A box that scrolls has to be reachable by keyboard (WCAG 2.1.1), although nothing in it can be activated. */
const reachable = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label });

/** Content that may be wider than the screen, in a scrollable box. */
export function Scrollable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div {...reachable(label)} className={styles.scrollable}>
      {children}
    </div>
  );
}
