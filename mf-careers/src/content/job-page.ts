import { entryIn } from '@site/kit/content/entry-in';
import { careersPage } from './careers-page';
import { jobPageSchema } from './job-page.schema';

const texts = entryIn(import.meta.url, 'job-page.yaml', jobPageSchema);

/** The texts that all job pages share; those of each job are in `jobs/`. */
export const jobPage = { ...texts, labels: { ...careersPage.cardLabels, ...texts.labels } };
