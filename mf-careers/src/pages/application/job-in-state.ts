import * as v from 'valibot';
import { icons } from '../../content/icons';
import type { Job } from '../../content/job.schema';

/** What the page shows of a job. The entry's own schema has labels for editors, which visitors would load. */
const shownJobSchema = v.object({
  icon: v.picklist(Object.keys(icons) as Job['icon'][]),
  title: v.string(),
  experience: v.string(),
  duration: v.string(),
  domain: v.string(),
  location: v.string(),
  skill: v.string(),
  Requirements: v.array(v.string()),
  Responsibilities: v.array(v.string()),
});

export type ShownJob = v.InferOutput<typeof shownJobSchema>;

const stateSchema = v.object({ job: shownJobSchema });

/**
 * Reads the job from a history entry's state, which another release or script may have written.
 * @returns undefined when it contains no valid job
 */
export function jobInState(state: unknown): ShownJob | undefined {
  return v.is(stateSchema, state) ? state.job : undefined;
}
