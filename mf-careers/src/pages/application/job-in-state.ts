import * as v from 'valibot';
import { type Job, jobSchema } from '../../content/job.schema';

const stateSchema = v.object({ job: jobSchema });

/**
 * Reads the job out of a history entry's state. The entry may be older than this release, or somebody else's.
 * @returns nothing when there is no job in it, or not a whole one
 */
export function jobInState(state: unknown): Job | undefined {
  return v.is(stateSchema, state) ? state.job : undefined;
}
