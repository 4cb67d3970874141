import { Link } from '@site/shared/navigation';
import { ArrowLink } from '@site/shared/ui/arrow-link';
import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { careersPage } from '../../content/careers-page';
import { jobPage } from '../../content/job-page';
import type { JobEntry } from '../../entries/job-entries';
import styles from './other-jobs.module.css';

/** Where a visitor goes on whom this opening does not suit. */
export function OtherJobs({ others }: Pick<JobEntry, 'others'>) {
  const { heading, all } = jobPage.others;
  return (
    <Section tone="deep" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title={heading}
        action={<ArrowLink to={careersPage.path}>{all}</ArrowLink>}
      />
      <ul className={styles.jobs}>
        {others.map(({ title, location, to }) => (
          <li key={to} className={styles.job}>
            <Link to={to} className={styles.title}>
              {title}
            </Link>
            <span className={styles.place}>{location}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const headingId = 'other-openings';
