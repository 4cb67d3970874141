import { Link } from '@site/shared/navigation';
import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: ReactNode;
  /** The path that the whole card links to. The title is the link element; its click target covers the card. */
  to?: string;
  /** Above the text, usually `<WeaveArt/>`. */
  cover?: ReactNode;
  icon?: ReactNode;
  /** Date, author, kind: one line above the title. */
  meta?: ReactNode;
  children?: ReactNode;
  /** At the bottom edge, aligned with neighbouring cards. Its own links stay clickable. */
  foot?: ReactNode;
}

/** A card in a list of cards. With a link, it rises when hovered. */
export function Card({ title, to, cover, icon, meta, children, foot }: CardProps) {
  return (
    <article className={styles.card} data-leads={to ? true : undefined}>
      {cover && (
        <div className={styles.cover} data-print="hide">
          {cover}
        </div>
      )}
      <div className={styles.body}>
        {icon && <div className={styles.icon}>{icon}</div>}
        {meta && <div className={styles.meta}>{meta}</div>}
        <h3 className={styles.title}>
          {to ? (
            <Link to={to} className={styles.lead}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {children && <div className={styles.text}>{children}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </article>
  );
}
