import type { ContentCollection } from '@site/kit/rsbuild/check-content';
import { entriesIn } from '@site/kit/rsbuild/entries-in';
import { applicationPage } from './application-page';
import { applicationPageSchema } from './application-page.schema';
import { careersPage } from './careers-page';
import { careersPageSchema } from './careers-page.schema';
import { jobSchema } from './job.schema';

/** Every content entry with its schema. The build checks them. */
export const collections: ContentCollection[] = [
  { name: 'jobs', schema: jobSchema, entries: await entriesIn(import.meta.url, 'jobs') },
  { name: 'pages', schema: careersPageSchema, entries: { careers: careersPage } },
  { name: 'pages', schema: applicationPageSchema, entries: { application: applicationPage } },
];
