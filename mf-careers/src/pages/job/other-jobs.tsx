import { Link } from '@site/shared/navigation';
import { ArrowLink } from '@site/shared/ui/arrow-link';
import { TitledSection } from '@site/shared/ui/titled-section';
import { careersPage } from '../../content/careers-page';
import { jobPage } from '../../content/job-page';
import type { JobEntry } from '../../entries/job-entries';
import styles from './other-jobs.module.css';

export function OtherJobs({ others }: Pick<JobEntry, 'others'>) {
  const { heading, all } = jobPage.others;
  return (
    <TitledSection tone="deep" title={heading} action={<ArrowLink to={careersPage.path}>{all}</ArrowLink>}>
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
    </TitledSection>
  );
}
