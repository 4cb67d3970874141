import type { MouseEvent, ReactNode } from 'react';
import styles from './placeholder-link.module.css';

interface PlaceholderLinkProps {
  children: ReactNode;
  /** Names a link that shows only an icon. */
  label?: string;
  className?: string | undefined;
}

/** A link that leads nowhere yet (specification §2: `#`). It never scrolls, reloads or navigates. */
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

/** The specification's own address for what isn't there yet. */
const nowhere = '#';

function stay(event: MouseEvent) {
  event.preventDefault();
}
