import { entriesIn } from '@site/kit/rsbuild/entries-in';
import type { Job } from '../content/job.schema';

/**
 * Every opening in the order of the cards; for the build alone, as pages get theirs with their address. A new file in
 * `jobs/` is a new opening, and nothing else changes.
 */
export const jobs = Object.values(await entriesIn<Job>(import.meta.url, '../content/jobs')).sort(
  (one, other) => one.order - other.order,
);
