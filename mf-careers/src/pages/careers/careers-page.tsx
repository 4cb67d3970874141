import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { StructuredData } from '@site/shared/ui/structured-data';
import { Toggle } from '@site/shared/ui/toggle';
import { careersPage } from '../../content/careers-page';
import { jobs } from '../../content/jobs';
import { Internship } from './internship';
import { JobList } from './job-list';
import { jobPosting } from './job-posting';

export const head = { ...careersPage.head, path: careersPage.path };

/** The openings (requirements §2.9). */
export function Page() {
  const { path, title, tagline, toggle } = careersPage;
  return (
    <>
      {jobs.map((job) => (
        <StructuredData key={job.slug} data={jobPosting(job)} />
      ))}
      <PageHeader title={title} intro={tagline} seed={path} />
      <Section>
        <Toggle
          label={toggle.label}
          options={[
            { value: 'full-time', label: toggle.fullTime, content: <JobList jobs={jobs} /> },
            { value: 'internship', label: toggle.internship, content: <Internship /> },
          ]}
        />
      </Section>
    </>
  );
}
