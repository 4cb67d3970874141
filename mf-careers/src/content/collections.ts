import { defineContent } from '@site/kit/content/collections';
import { applicationPageSchema } from './application-page.schema';
import { applicationsOffSchema } from './applications-off.schema';
import { careersPageSchema } from './careers-page.schema';
import { jobSchema } from './job.schema';
import { jobPageSchema } from './job-page.schema';

/** Every entry of the careers pages with its schema. */
export const collections = defineContent(import.meta.url, [
  { name: 'Jobs', folder: 'jobs', schema: jobSchema },
  { name: 'Careers page', file: 'careers-page.yaml', schema: careersPageSchema },
  { name: 'Job pages', file: 'job-page.yaml', schema: jobPageSchema },
  { name: 'Application', file: 'application-page.yaml', schema: applicationPageSchema },
  { name: 'Application, while it is off', file: 'applications-off.yaml', schema: applicationsOffSchema },
]);
