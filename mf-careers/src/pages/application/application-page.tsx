import type { HeadData } from '@site/shared/site-model/head-data';
import type { PageProps } from '@site/shared/site-model/page-module';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { applicationPage } from '../../content/application-page';
import { careersPage } from '../../content/careers-page';
import type { ApplicationEntry } from '../../entries/job-entries';
import { ApplicationForm } from './application-form';
import styles from './application-page.module.css';
import { JobDetails } from './job-details';
import { NoJob } from './no-job';
import { useChosenJob } from './use-chosen-job';

export function head({ job }: ApplicationEntry, path: string): HeadData {
  if (!job) return { ...applicationPage.head, path };
  // Search engines should list the page of the job.
  return {
    title: `${applicationPage.title}: ${job.title}`,
    description: `${job.title}, ${job.location}. ${applicationPage.head.description}`,
    path,
    noindex: true,
  };
}

/** The chosen job on the left, the form on the right (requirements §2.9). */
export function Page({ entry }: PageProps<ApplicationEntry>) {
  const chosen = useChosenJob();
  const job = entry.job ?? chosen;
  const { path, title } = applicationPage;
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[{ label: careersPage.title, to: careersPage.path }]}
        seed={job?.slug ?? path}
      />
      <Section tone="deep">
        <div className={styles.application}>
          {job ? <JobDetails job={job} formId={formId} /> : <NoJob openings={entry.openings} />}
          <ApplicationForm id={formId} role={job?.title} />
        </div>
      </Section>
    </>
  );
}

/** The target of the shortcut on narrow screens. */
const formId = 'application';
