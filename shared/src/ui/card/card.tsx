import { Link } from '@site/shared/navigation';
import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: ReactNode;
  level?: 2 | 3 | 4;
  /** Where the whole card leads. The title is the link; a click anywhere on the card counts. */
  to?: string;
  state?: unknown;
  /** A cover above the words, usually `<WeaveArt/>`. */
  cover?: ReactNode;
  /** An icon above the title. */
  icon?: ReactNode;
  /** Date, author, kind: one line above the title. */
  meta?: ReactNode;
  children?: ReactNode;
  /** Stands at the foot, in line with the neighbours' feet. Its own links stay clickable. */
  foot?: ReactNode;
  className?: string | undefined;
}

/** One thing among its like. Lifts a little under the mouse when it leads somewhere. */
export function Card({
  title,
  level = 3,
  to,
  state,
  cover,
  icon,
  meta,
  children,
  foot,
  className,
}: CardProps) {
  const Title = `h${level}` as const;
  return (
    <article
      className={[styles.card, className].filter(Boolean).join(' ')}
      data-leads={to ? true : undefined}
    >
      {cover && <div className={styles.cover}>{cover}</div>}
      <div className={styles.body}>
        {icon && <div className={styles.icon}>{icon}</div>}
        {meta && <div className={styles.meta}>{meta}</div>}
        <Title className={styles.title}>
          {to ? (
            <Link to={to} state={state} className={styles.lead}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Title>
        {children && <div className={styles.text}>{children}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </article>
  );
}
