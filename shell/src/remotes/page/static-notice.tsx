import { useLayoutEffect, useRef } from 'react';
import { staticNotice } from './remote-labels';
import { RetryButton } from './retry-button';
import styles from './static-notice.module.css';

const textId = 'static-notice';

/** Shown below a page that is shown as sent by the server, because its remote is unavailable or it has thrown. */
export function StaticNotice({ retry }: { retry: () => Promise<void> }) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = notice.current;
    return () => {
      // The focus would be lost with the button.
      if (element?.contains(document.activeElement))
        document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={notice} className={styles.notice} aria-labelledby={textId}>
      <p id={textId}>{staticNotice}</p>
      <RetryButton retry={retry} />
    </section>
  );
}
