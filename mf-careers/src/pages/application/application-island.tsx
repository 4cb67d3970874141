import type { PageProps } from '@site/shared/site-model/page-module';
import type { ApplicationEntry } from '../../entries/job-entries';
import { ApplicationForm } from './application-form';
import styles from './application-island.module.css';
import { JobDetails } from './job-details';
import { NoJob } from './no-job';
import { useChosenJob } from './use-chosen-job';

/** The chosen job on the left, the form on the right (requirements §2.9). */
export function Island({ entry }: PageProps<ApplicationEntry>) {
  const chosen = useChosenJob();
  const job = entry.job ?? chosen;
  return (
    <div className={styles.application}>
      {job ? <JobDetails job={job} formId={formId} /> : <NoJob openings={entry.openings} />}
      <ApplicationForm id={formId} role={job?.title} />
    </div>
  );
}

/** The target of the shortcut on narrow screens. */
const formId = 'application';
