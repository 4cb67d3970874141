import { company } from '@site/shared/company/company';
import { Section } from '@site/shared/ui/section';
import type { SiteRoute } from '../routes';
import styles from './missing-page.module.css';
import { remoteLabels, missingPageTexts as texts } from './remote-labels';
import { RetryButton } from './retry-button';

/** Stands where a remote's page would be: what is missing, a way to try again, and two ways to reach the company. */
export function MissingPage({ route }: { route: SiteRoute }) {
  return (
    <Section labelledBy="missing-page">
      <title>{`${texts.title} | ${company.name}`}</title>
      <div className={styles.message} role="alert">
        <h1 id="missing-page" tabIndex={-1}>
          {texts.heading(remoteLabels[route.remote])}
        </h1>
        <p className={styles.explanation}>{texts.explanation}</p>
        <p className={styles.ways}>
          <RetryButton />
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
