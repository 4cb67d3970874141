import type { MouseEvent, ReactNode } from 'react';
import { workingAsHtml } from '../../site-model/works-as-html';
import styles from './placeholder-link.module.css';

interface PlaceholderLinkProps {
  children: ReactNode;
  /** The name of a link that shows only an icon. */
  label?: string;
  className?: string | undefined;
}

/** A link without a target yet (requirements §9.7). It never scrolls, reloads or navigates. */
export const PlaceholderLink = workingAsHtml(function PlaceholderLink({
  children,
  label,
  className,
}: PlaceholderLinkProps) {
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
});

/** The URL of content that does not exist yet. */
const nowhere = '#';

function stay(event: MouseEvent) {
  event.preventDefault();
}
