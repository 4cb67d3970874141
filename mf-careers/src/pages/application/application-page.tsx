import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { applicationPage } from '../../content/application-page';
import { careersPage } from '../../content/careers-page';
import { ApplicationForm } from './application-form';
import styles from './application-page.module.css';
import { JobDetails } from './job-details';
import { NoJob } from './no-job';
import { useChosenJob } from './use-chosen-job';

export const head = { ...applicationPage.head, path: applicationPage.path };

/** The chosen job on the left, the form on the right (requirements §2.9). */
export function Page() {
  const job = useChosenJob();
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
          {job ? <JobDetails job={job} formId={formId} /> : <NoJob />}
          <ApplicationForm id={formId} role={job?.title} />
        </div>
      </Section>
    </>
  );
}

/** The target of the shortcut on narrow screens. */
const formId = 'application';
