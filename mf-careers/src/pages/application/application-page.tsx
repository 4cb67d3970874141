import type { HeadData } from '@site/shared/site-model/head-data';
import type { PageProps } from '@site/shared/site-model/page-module';
import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import { Island } from '@site/shared/ui/island';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { StructuredData } from '@site/shared/ui/structured-data';
import { applicationPage } from '../../content/application-page';
import { careersPage } from '../../content/careers-page';
import type { ApplicationEntry } from '../../entries/job-entries';
import { Island as Application } from './application-island';

export const hydration = 'islands';

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

/** The form for an application, next to the job that it is for (requirements §2.9). */
export function Page(page: PageProps<ApplicationEntry>) {
  const { path, title } = applicationPage;
  const careers = { label: careersPage.title, to: careersPage.path };
  return (
    <>
      <StructuredData data={breadcrumbList([careers, { label: title, to: page.path }])} />
      <PageHeader title={title} breadcrumb={[careers]} seed={page.entry.job?.slug ?? path} />
      <Section tone="deep">
        <Island name="application-island" of={Application} page={page} />
      </Section>
    </>
  );
}
