import { entriesIn } from '@site/kit/rsbuild/entries-in';
import type { Job } from '../content/job.schema';

/**
 * Every opening in the order of the cards. For the build only: pages get their entries with the path. A new file in `jobs/`
 * is a new opening, without any other change.
 */
export const jobs = Object.values(await entriesIn<Job>(import.meta.url, '../content/jobs')).sort(
  (one, other) => one.order - other.order,
);
