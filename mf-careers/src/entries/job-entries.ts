import type { Job } from '../content/job.schema';
import { applicationPath, jobPath } from '../content/job-paths';
import { jobs } from './jobs';

// For the build only: pages import only the types, and get their entries with the path.

export interface CareersEntry {
  /** In the order of the cards. */
  jobs: Job[];
}

export interface JobEntry {
  job: Job;
  /** At most three other openings. */
  others: { title: string; location: string; to: string }[];
}

export interface ApplicationEntry {
  /** The job of this path; none at the path that all cards link to. */
  job?: Job;
  /** The roles to choose from, where no job is chosen. */
  openings: { label: string; to: string }[];
}

const shownOthers = 3;

export const careersEntry: CareersEntry = { jobs };

export const jobEntries: Record<string, JobEntry> = bySlug((job) => ({ job, others: othersThan(job) }));

/** The entry of the application without a job. */
export const anyApplication: ApplicationEntry = {
  openings: jobs.map(({ slug, title }) => ({ label: title, to: applicationPath(slug) })),
};

export const applicationEntries: Record<string, ApplicationEntry> = bySlug((job) => ({ job, openings: [] }));

function bySlug<Entry>(entryOf: (job: Job) => Entry): Record<string, Entry> {
  return Object.fromEntries(jobs.map((job) => [job.slug, entryOf(job)]));
}

/** The next jobs in the list, continued at its start, so that every job is linked from another. */
function othersThan(job: Job): JobEntry['others'] {
  const index = jobs.indexOf(job);
  return [...jobs.slice(index + 1), ...jobs.slice(0, index)]
    .slice(0, shownOthers)
    .map(({ slug, title, location }) => ({ title, location, to: jobPath(slug) }));
}
