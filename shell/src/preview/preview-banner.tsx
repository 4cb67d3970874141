import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import styles from './preview-banner.module.css';

const texts = {
  label: 'Preview',
  onlyHere: 'Only this browser sees it.',
  leave: 'Leave the preview',
} as const;

/**
 * Says that this browser is shown a preview, with a link to end it.
 * @param record the page's release record; only that of a preview names candidates
 */
export function PreviewBanner({ record }: { record: ReleaseRecord }) {
  const candidates = Object.entries(record.microFrontends).flatMap(([app, releases]) =>
    releases.flatMap(({ extras }) =>
      typeof extras?.preview === 'string' ? [`${app} ${extras.preview}`] : [],
    ),
  );
  if (candidates.length === 0) return null;
  return (
    <aside className={styles.banner} aria-label={texts.label}>
      <p>
        {texts.label}: <strong>{candidates.join(', ')}</strong>. {texts.onlyHere}
      </p>
      {/* Not a link of the router: the server ends the preview. */}
      <a className={styles.leave} href="?preview=off">
        {texts.leave}
      </a>
    </aside>
  );
}
