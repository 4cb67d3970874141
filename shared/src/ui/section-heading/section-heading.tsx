import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  title: ReactNode;
  /** A few words above the title: the kind of content. */
  eyebrow?: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  level?: 2 | 3;
  /** The title's id, for the section's `labelledBy`. */
  id?: string;
  align?: 'start' | 'center';
  /** Beside the heading on wide screens, below it on narrow ones, for instance a link to all entries. */
  action?: ReactNode;
}

/** A section's eyebrow, title and lead. */
export function SectionHeading({
  title,
  eyebrow,
  lead,
  level = 2,
  id,
  align = 'start',
  action,
}: SectionHeadingProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.heading} data-align={align} data-level={level}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Title id={id} className={styles.title}>
          {title}
        </Title>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
