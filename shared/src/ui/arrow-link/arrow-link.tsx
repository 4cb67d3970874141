import { Link } from '@site/shared/navigation';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './arrow-link.module.css';

type ArrowLinkProps = {
  children: string;
  /** Tells links with the same label apart for screen readers and search engines: `Read More` about what? */
  about?: string;
  className?: string;
} & ({ to: string; state?: unknown; href?: never } | { href: string; to?: never; state?: never });

/** A text link with an arrow. */
export function ArrowLink({ children, about, className, ...link }: ArrowLinkProps) {
  const classNames = [styles.link, className].filter(Boolean).join(' ');
  const words = (
    <>
      <span className={styles.words}>{children}</span>
      {about && <VisuallyHidden>{` – ${about}`}</VisuallyHidden>}
      <svg className={styles.arrow} viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
        <path d="M0 6h22M17 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </>
  );
  if (link.href !== undefined) {
    return (
      <a href={link.href} className={classNames}>
        {words}
      </a>
    );
  }
  return (
    <Link to={link.to} state={link.state} className={classNames}>
      {words}
    </Link>
  );
}
