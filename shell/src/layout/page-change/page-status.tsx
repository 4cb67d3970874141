import { useNavigation } from 'react-router-dom';
import { layoutContent } from '../../content/layout-content';
import styles from './page-status.module.css';

/**
 * Shows that a page is loading, as a thin line at the top of the window and as text for screen readers, and then announces
 * the page. Delayed, so fast navigations show nothing.
 */
export function PageStatus({ announcement }: { announcement: string }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      {busy && <div className={styles.progress} data-print="hide" aria-hidden="true" />}
      <p className={styles.words} role="status">
        {busy ? <span className={styles.late}>{layoutContent.loading}</span> : announcement}
      </p>
    </>
  );
}
