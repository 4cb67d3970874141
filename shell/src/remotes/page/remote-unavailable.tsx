import { company } from '@site/shared/company/company';
import { Section } from '@site/shared/ui/section';
import { anyRemoteLabel, remoteLabels, remoteUnavailableTexts as texts } from './remote-labels';
import styles from './remote-unavailable.module.css';
import { RetryButton } from './retry-button';
import { useOnline } from './use-online';

/** Replaces a page whose remote could not be loaded: a message, Retry, telephone and e-mail. */
export function RemoteUnavailable({ remote, retry }: { remote: string; retry: () => Promise<void> }) {
  const isOnline = useOnline();
  return (
    <Section labelledBy="remote-unavailable">
      <title>{`${texts.title} | ${company.name}`}</title>
      <div className={styles.message} role="alert">
        <h1 id="remote-unavailable" tabIndex={-1}>
          {texts.heading(remoteLabels[remote] ?? anyRemoteLabel)}
        </h1>
        <p className={styles.explanation}>{isOnline ? texts.explanation : texts.offline}</p>
        <p className={styles.ways}>
          <RetryButton retry={retry} />
          <a href={`tel:${company.phone.dialled}`}>
            {texts.call} {company.phone.shown}
          </a>
          <a href={`mailto:${company.email}`}>
            {texts.write} {company.email}
          </a>
        </p>
      </div>
    </Section>
  );
}
