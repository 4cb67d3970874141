import { careersPage } from '../../content/careers-page';
import type { Job } from '../../content/job.schema';
import { JobCard } from './job-card';
import styles from './job-list.module.css';

/**
 * The openings side by side: three columns on a wide screen, two on a medium one (requirements §2.9). A sentence while there
 * are none.
 */
export function JobList({ jobs }: { jobs: readonly Job[] }) {
  if (jobs.length === 0) return <p className={styles.none}>{careersPage.noJobs}</p>;
  return (
    <ul className={styles.jobs}>
      {jobs.map((job) => (
        <li key={job.slug} className={styles.place}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}
