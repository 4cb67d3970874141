import type { Job } from '../../content/job.schema';
import { JobCard } from './job-card';
import styles from './job-list.module.css';

/** The openings side by side: three columns on a wide screen, two on a medium one (requirements §2.9). */
export function JobList({ jobs }: { jobs: readonly Job[] }) {
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
