import type { Comparison } from '@site/kit/client/comparison';
import { lastComparison } from './last-comparison';
import type { Rollout } from './rollout-state';

/** A rollout, and the comparison of its current stage. */
export interface RolloutReport {
  rollout: Rollout | null;
  figures: Comparison | null;
}

export async function reportRollout(rollout: Rollout | undefined): Promise<RolloutReport> {
  return { rollout: rollout ?? null, figures: (rollout && (await lastComparison(rollout))) ?? null };
}
