import type { Job } from '../content/job.schema';
import { applicationPath, jobPath } from '../content/job-addresses';
import { jobs } from './jobs';

// For the build alone: pages take the types from here, and their entries come with the address.

/** What the list of openings shows. */
export interface CareersEntry {
  /** In the order of the cards. */
  jobs: Job[];
}

/** What the page of a job shows. */
export interface JobEntry {
  job: Job;
  /** At most three other openings. */
  others: { title: string; location: string; to: string }[];
}

/** What the application shows. */
export interface ApplicationEntry {
  /** The job of this address; none at the address that all cards lead to. */
  job?: Job;
  /** What may be applied for, where no job is chosen. */
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

/** Those that follow in the list, then those from its beginning, so that every job is offered by another. */
function othersThan(job: Job): JobEntry['others'] {
  const place = jobs.indexOf(job);
  return [...jobs.slice(place + 1), ...jobs.slice(0, place)]
    .slice(0, shownOthers)
    .map(({ slug, title, location }) => ({ title, location, to: jobPath(slug) }));
}
