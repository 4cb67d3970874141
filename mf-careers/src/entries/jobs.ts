import { entriesIn } from '@site/kit/content/entries-in';
import { jobSchema } from '../content/job.schema';

/**
 * Every opening in the order of the cards. For the build only: pages get their entries with the path. A new file in `jobs/`
 * is a new opening, without any other change.
 */
export const jobs = Object.values(entriesIn(import.meta.url, '../content/jobs', jobSchema)).sort(
  (one, other) => one.order - other.order,
);
