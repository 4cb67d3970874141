import { Link } from '@site/shared/navigation';
import { ButtonLink } from '@site/shared/ui/button';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { applicationPage } from '../../content/application-page';
import type { ApplicationEntry } from '../../entries/job-entries';
import styles from './no-job.module.css';

/**
 * Shown instead of the details when the page is opened without a job (requirements §2.9). It links to the openings, if there
 * are any: without JavaScript a click on a card passes no job.
 */
export function NoJob({ openings }: Pick<ApplicationEntry, 'openings'>) {
  const { none, noOpenings } = applicationPage.job;
  const { heading, text, link } = openings.length > 0 ? none : noOpenings;
  return (
    <div className={styles.notice}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      {openings.length > 0 && (
        <ul className={styles.openings}>
          {openings.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={styles.opening}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={link.to} rank="second">
        {link.label}
      </ButtonLink>
      <div className={styles.cloth}>
        <WeaveArt seed={heading} palette="dusk" />
      </div>
    </div>
  );
}
