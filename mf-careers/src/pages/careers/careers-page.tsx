import type { PageProps } from '@site/shared/site-model/page-module';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { Toggle } from '@site/shared/ui/toggle';
import { careersPage } from '../../content/careers-page';
import type { CareersEntry } from '../../entries/job-entries';
import { Internship } from './internship';
import { JobList } from './job-list';

export const head = { ...careersPage.head, path: careersPage.path };

/** The openings (requirements §2.9). */
export function Page({ entry: { jobs } }: PageProps<CareersEntry>) {
  const { path, title, tagline, toggle } = careersPage;
  return (
    <>
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
