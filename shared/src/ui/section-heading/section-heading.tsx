import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  title: ReactNode;
  /** A few words above the title that say what kind of thing follows. */
  eyebrow?: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  level?: 2 | 3;
  /** The title's id, for the section's `labelledBy`. */
  id?: string;
  align?: 'start' | 'center';
  /** What stands beside the heading on a desk and below it on a phone, for instance a link to everything. */
  action?: ReactNode;
}

/** The head of a section: a woven mark with the eyebrow, the title, a lead. */
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
