import { Link } from '@site/shared/navigation';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './arrow-link.module.css';

interface ArrowLinkProps {
  children: string;
  to: string;
  /** The location state of the navigation. */
  state?: unknown;
  /** Distinguishes links with the same label for screen readers and search engines: `Read More` about what? */
  about?: string;
  /** Its click target is the whole card around it. */
  covers?: boolean;
  className?: string | undefined;
}

/** A text link with an arrow. */
export function ArrowLink({ children, to, state, about, covers, className }: ArrowLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      className={[styles.link, className].filter(Boolean).join(' ')}
      data-covers={covers}
    >
      <span className={styles.words}>
        {children}
        <svg
          className={styles.arrow}
          viewBox="0 0 24 12"
          width="24"
          height="12"
          aria-hidden="true"
          data-print="hide"
        >
          <path d="M0 6h22M17 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </span>
      {about && <VisuallyHidden>{` – ${about}`}</VisuallyHidden>}
    </Link>
  );
}
