import type { Job } from './job.schema';

/** Every opening in the order of the cards. A new file in `jobs/` is a new opening; nothing else changes. */
export const jobs: Job[] = Object.values(
  import.meta.glob<Job>('./jobs/*.ts', { eager: true, import: 'entry' }),
).sort((one, other) => one.order - other.order);
