import type { Comparison } from '@site/kit/client/comparison';
import { describeStages, type Stage } from '@site/shared/node/rollout-stages';
import type { Attribution } from '../log/attribution';
import type { Change } from '../log/entry';
import type { Rollout, RolloutStep } from './rollout-state';

export interface Reason {
  at: string;
  by: Attribution;
  reason: string;
  figures?: Comparison | undefined;
}

/** The reason of an automatic step. */
export function automatically(reason: string, figures?: Comparison, now = new Date()): Reason {
  return { at: now.toISOString(), by: { who: { kind: 'automatic', name: 'rollout' } }, reason, figures };
}

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
    ...{ id: `${app}-${at}`, app, from: from ?? '', to, snapshot, share },
    ...{ stages, stage: 0, stageSince: at, isHeld: false, steps: [step] },
  };
}

/** The next stage; after the last one, all visitors get the canary. */
export function promote(rollout: Rollout, why: Reason): Rollout {
  const stage = rollout.stage + 1;
  const share = rollout.stages[stage]?.share ?? 100;
  const next = { ...rollout, stage, share, stageSince: why.at, isHeld: false };
  const ended = share === 100 ? { ended: 'promoted' as const } : {};
  return { ...next, ...ended, steps: withStep(rollout, 'promote', share, why) };
}

/** Keeps its weight; if an operator holds it, only an operator can promote it. */
export function hold(rollout: Rollout, why: Reason, isHeld = rollout.isHeld): Rollout {
  return { ...rollout, isHeld, steps: withStep(rollout, 'hold', rollout.share, why) };
}

/** All visitors get the stable snapshot. */
export function abort(rollout: Rollout, why: Reason): Rollout {
  return { ...rollout, share: 0, ended: 'aborted', steps: withStep(rollout, 'abort', 0, why) };
}

/** Every entry repeats the rollout, so only the last steps are kept. */
const keptSteps = 20;

function withStep(
  { steps }: Rollout,
  action: RolloutStep['action'],
  share: number,
  { at, by, reason, figures }: Reason,
): RolloutStep[] {
  const step = { at, action, share, reason, by, ...(figures && { figures }) };
  return [...steps, step].slice(-keptSteps);
}
