import { comparisonSchema } from '@site/kit/client/comparison';
import { servedRolloutSchema } from '@site/shared/node/rollout';
import { stageSchema } from '@site/shared/node/rollout-stages';
import * as v from 'valibot';
import { attributionSchema } from '../log/attribution';

const stepSchema = v.object({
  at: v.string(),
  action: v.picklist(['rollout', 'promote', 'hold', 'abort']),
  /** The weight after this step. */
  share: v.number(),
  /** Empty where an operator gave none. */
  reason: v.string(),
  by: attributionSchema,
  /** The figures of the decision; missing in the first step. */
  figures: v.optional(comparisonSchema),
});

export const rolloutSchema = v.object({
  ...servedRolloutSchema.entries,
  stages: v.array(stageSchema),
  /** The index of the current stage. */
  stage: v.number(),
  stageSince: v.string(),
  /** An operator has stopped the promotions. */
  isHeld: v.boolean(),
  /** Missing while it runs. */
  ended: v.optional(v.picklist(['promoted', 'aborted'])),
  /** The last steps, oldest first. Each is also a log entry. */
  steps: v.array(stepSchema),
});

export type RolloutStep = v.InferOutput<typeof stepSchema>;

/** A canary that some of the visitors get instead of the stable snapshot. */
export type Rollout = v.InferOutput<typeof rolloutSchema>;

/** What visitors get: the stable snapshot and, during a rollout, the canary. */
export interface Shown {
  snapshot: string;
  /** Each entry repeats the last rollout, also long after its end. */
  rollout?: Pick<Rollout, 'snapshot' | 'ended'> | null | undefined;
}

/** The names of the shown snapshots. */
export function shownNames({ snapshot, rollout }: Shown): string[] {
  return [...new Set([snapshot, ...(rollout && !rollout.ended ? [rollout.snapshot] : [])])];
}
