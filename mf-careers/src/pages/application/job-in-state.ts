import * as v from 'valibot';
import { type Job, jobSchema } from '../../content/job.schema';

const stateSchema = v.object({ job: jobSchema });

/**
 * Reads the job from a history entry's state, which another release or script may have written.
 * @returns undefined when it contains no valid job
 */
export function jobInState(state: unknown): Job | undefined {
  return v.is(stateSchema, state) ? state.job : undefined;
}
