import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  title: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** The title's id, for the section's `labelledBy`. */
  id?: string;
  /** Next to the heading on wide screens, below it on narrow ones, for instance a link to all entries. */
  action?: ReactNode;
}

/** A section's title and lead. */
export function SectionHeading({ title, lead, id, action }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
