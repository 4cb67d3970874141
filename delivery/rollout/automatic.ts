import type { Comparison } from './comparison';
import type { Reason } from './steps';

/** What the log says of a step that nobody has asked for. */
export function automatically(reason: string, figures?: Comparison, now = new Date()): Reason {
  const by = { who: { kind: 'automatic' as const, name: 'rollout' } };
  return { at: now.toISOString(), by, reason, figures };
}
