import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';
import styles from './breadcrumb.module.css';

interface Crumb {
  label: string;
  /** Omitted for the current page. */
  to?: string | undefined;
}

/** The path from Home, which is added, to this page (requirements §2.4). */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {[{ label: 'Home', to: paths.home }, ...trail].map(({ label, to }: Crumb) => (
          <li key={label} className={styles.crumb}>
            {to ? (
              <Link to={to} className={styles.step}>
                {label}
              </Link>
            ) : (
              <span className={styles.step} aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
