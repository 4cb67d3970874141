import type { PageProps } from '@site/shared/site-model/page-module';
import { Toggle } from '@site/shared/ui/toggle';
import { careersPage } from '../../content/careers-page';
import type { CareersEntry } from '../../entries/job-entries';
import { Internship } from './internship';
import { JobList } from './job-list';

/** Jobs or internships, by two buttons (requirements §4). */
export function Island({ entry: { jobs } }: PageProps<CareersEntry>) {
  const { toggle } = careersPage;
  return (
    <Toggle
      label={toggle.label}
      options={[
        { value: 'full-time', label: toggle.fullTime, content: <JobList jobs={jobs} /> },
        { value: 'internship', label: toggle.internship, content: <Internship /> },
      ]}
    />
  );
}
