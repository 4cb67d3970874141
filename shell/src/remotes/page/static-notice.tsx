import { staticNoticeTexts } from './remote-labels';
import { RetryButton } from './retry-button';
import styles from './static-notice.module.css';

/** Shown below a page that is shown as sent by the server, because its remote is unavailable or it has thrown. */
export function StaticNotice({ retry }: { retry: () => Promise<void> }) {
  return (
    <div className={styles.notice} role="status">
      <p>{staticNoticeTexts.notice}</p>
      <RetryButton retry={retry} />
    </div>
  );
}
