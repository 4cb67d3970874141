import type { MouseEvent, ReactNode } from 'react';
import styles from './placeholder-link.module.css';

interface PlaceholderLinkProps {
  children: ReactNode;
  /** Names a link that shows only an icon. */
  label?: string;
  className?: string | undefined;
}

/** A link that leads nowhere yet (requirements §2: `#`). It never scrolls, reloads or navigates. */
export function PlaceholderLink({ children, label, className }: PlaceholderLinkProps) {
  return (
    <a
      href={nowhere}
      aria-label={label}
      aria-disabled="true"
      className={[styles.link, className].filter(Boolean).join(' ')}
      onClick={stay}
    >
      {children}
    </a>
  );
}

/** The address of content that does not exist yet (requirements §9.7). */
const nowhere = '#';

function stay(event: MouseEvent) {
  event.preventDefault();
}
