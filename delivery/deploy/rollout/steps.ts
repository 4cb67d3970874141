import { describeStages, type Stage } from '@site/shared/node/rollout-stages';
import type { Attribution } from '../log/attribution';
import type { Change } from '../log/entry';
import type { Rollout, RolloutStep } from './rollout-state';

/** Why a step is taken: when, by whom, and by which figures. */
export type Reason = Omit<RolloutStep, 'action' | 'share'>;

/**
 * A rollout in its first stage.
 * @param snapshot the one with the canary
 */
export function begin(
  { app, from, to }: Change,
  snapshot: string,
  { stages, at, by }: { stages: Stage[]; at: string; by: Attribution },
): Rollout {
  const share = stages[0]?.share ?? 0;
  const step = { at, action: 'rollout' as const, share, reason: describeStages(stages), by };
  return {
    id: `${app}-${at}`,
    app,
    from: from ?? '',
    to,
    snapshot,
    share,
    stages,
    stage: 0,
    stageSince: at,
    isHeld: false,
    steps: [step],
  };
}

/** The next stage; after the last one, all visitors get the canary. */
export function promote(rollout: Rollout, why: Reason): Rollout {
  const stage = rollout.stage + 1;
  const share = rollout.stages[stage]?.share ?? 100;
  const next = withStep(rollout, { ...why, action: 'promote', share });
  const ended = share === 100 ? { ended: 'promoted' as const } : {};
  return { ...next, ...ended, stage, stageSince: why.at, isHeld: false };
}

/** Keeps its weight. */
export function hold(rollout: Rollout, why: Reason): Rollout {
  return withStep(rollout, { ...why, action: 'hold', share: rollout.share });
}

/** All visitors get the stable snapshot. */
export function abort(rollout: Rollout, why: Reason): Rollout {
  return { ...withStep(rollout, { ...why, action: 'abort', share: 0 }), ended: 'aborted' };
}

/** Every entry repeats the rollout, so only the last steps are kept. */
const keptSteps = 20;

function withStep(rollout: Rollout, step: RolloutStep): Rollout {
  return { ...rollout, share: step.share, steps: [...rollout.steps, step].slice(-keptSteps) };
}
