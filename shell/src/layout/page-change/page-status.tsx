import { useNavigation } from 'react-router-dom';
import { layoutContent } from '../layout-content';
import styles from './page-status.module.css';

/**
 * Says that a page is on its way, with a thin line at the top of the window and in words for screen readers,
 * and then which page has come. Both wait a moment: a page that is there at once needs no waiting for.
 */
export function PageStatus({ announcement }: { announcement: string }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      {busy && <div className={styles.progress} aria-hidden="true" />}
      <p className={styles.words} role="status">
        {busy ? <span className={styles.late}>{layoutContent.loading}</span> : announcement}
      </p>
    </>
  );
}
