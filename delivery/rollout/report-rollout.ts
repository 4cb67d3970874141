import { compareStage } from './collect-figures';
import type { Comparison } from './comparison';
import type { Rollout } from './rollout-state';

/** A rollout, and how both releases compare in the present stage. */
export interface RolloutReport {
  rollout: Rollout | null;
  figures: Comparison | null;
}

export async function reportRollout(rollout: Rollout | undefined): Promise<RolloutReport> {
  return { rollout: rollout ?? null, figures: (rollout && (await compareStage(rollout))) ?? null };
}
