import { describeStages, type Stage } from '@site/shared/contracts/rollout-stages';
import type { Attribution } from '../log/entry';
import type { Change } from '../publish/generations';
import type { Comparison } from './comparison';
import type { Rollout, RolloutStep } from './rollout-state';

export interface Reason {
  at: string;
  by: Attribution;
  reason: string;
  figures?: Comparison | undefined;
}

/** Why a step is taken that nobody has asked for. */
export function automatically(reason: string, figures?: Comparison, now = new Date()): Reason {
  return { at: now.toISOString(), by: { who: { kind: 'automatic', name: 'rollout' } }, reason, figures };
}

/** A rollout in its first stage. */
export function begin(
  { at, app, from, to, by = unknown }: Change,
  generation: string,
  stages: Stage[],
): Rollout {
  const share = stages[0]?.share ?? 0;
  const step = { at, action: 'rollout' as const, share, reason: describeStages(stages), by };
  return {
    ...{ id: `${app}-${at}`, app, from: from ?? '', to, generation, share },
    ...{ stages, stage: 0, stageSince: at, isHeld: false, steps: [step] },
  };
}

/** The next stage; after the last one the candidate is live for everybody. */
export function promote(rollout: Rollout, why: Reason): Rollout {
  const stage = rollout.stage + 1;
  const share = rollout.stages[stage]?.share ?? 100;
  const next = { ...rollout, stage, share, stageSince: why.at, isHeld: false };
  const ended = share === 100 ? { ended: 'promoted' as const } : {};
  return { ...next, ...ended, steps: [...rollout.steps, step('promote', share, why)] };
}

/** Stays at its share; held by an operator it is promoted by nobody else. */
export function hold(rollout: Rollout, why: Reason, isHeld = rollout.isHeld): Rollout {
  return { ...rollout, isHeld, steps: [...rollout.steps, step('hold', rollout.share, why)] };
}

/** Everybody gets what is stable. */
export function abort(rollout: Rollout, why: Reason): Rollout {
  return { ...rollout, share: 0, ended: 'aborted', steps: [...rollout.steps, step('abort', 0, why)] };
}

const unknown: Attribution = { who: { kind: 'unknown', name: 'unknown' } };

function step(
  action: RolloutStep['action'],
  share: number,
  { at, by, reason, figures }: Reason,
): RolloutStep {
  return { at, action, share, reason, by, ...(figures && { figures }) };
}
