import type { Comparison } from '@site/kit/client/comparison';
import type { StageObservations } from '@site/shared/node/observations';
import type { Stage } from '@site/shared/node/rollout-stages';
import { compare, sendsTooFewSamples } from './compare';
import { doubted, withoutBad, withoutGood } from './invented';

/** Beyond these limits the canary is worse. */
export interface RolloutLimits {
  /** Views that each release needs in a stage before the canary is promoted, without those that may be invented. */
  minViews: number;
  /** By how many percentage points its error rate may be higher. */
  errorPoints: number;
  /** By how many milliseconds its 75th percentile may be higher. */
  lcpMs: number;
  inpMs: number;
}

export interface StageState {
  stage: Stage;
  /** Since the stage began. */
  elapsedMs: number;
  /** An operator has stopped the promotions. */
  isHeld: boolean;
  /** The accepted probability of aborting the stage though both releases are equal. */
  alpha: number;
}

export interface Decision {
  action: 'promote' | 'hold' | 'abort';
  /** One sentence. */
  reason: string;
  figures: Comparison;
}

/**
 * Decides a rollout: aborts if the canary is worse than the stable release in the same stage, promotes if it isn't and the
 * stage has had its time and views, otherwise holds. Samples that a few clients may have invented never decide.
 */
export function decide(
  { stage, elapsedMs, isHeld, alpha }: StageState,
  observed: StageObservations,
  limits: RolloutLimits,
): Decision {
  const { stable, canary } = observed;
  const { share } = stage;
  const figures = compare(observed, share, alpha);
  const decision = (action: Decision['action'], reason: string) => ({ action, reason, figures });

  const best = compare({ stable: withoutGood(stable), canary: withoutBad(canary) }, share, alpha);
  const significant = beyondLimits(best, limits).find(
    ({ interval, equal }) => (best.intervals?.[interval]?.from ?? equal) > equal,
  );
  if (significant) return decision('abort', `The canary is worse: ${describe(significant, figures)}.`);
  if (sendsTooFewSamples(observed, share, alpha)) {
    const expected = Math.round((stable.views * share) / (100 - share));
    const views = `${canary.views} views instead of about ${expected}`;
    return decision('abort', `The canary sends too few samples: ${views}.`);
  }

  if (isHeld) return decision('hold', 'It is held by an operator.');
  if (stage.leastMs === undefined) return decision('hold', 'This stage waits for an operator.');
  if (elapsedMs < stage.leastMs) return decision('hold', 'The minimum time of this stage has not passed.');
  const views = Math.max(0, Math.min(canary.views, stable.views) - doubted.samples);
  if (views < limits.minViews)
    return decision(
      'hold',
      `Too few views: ${views} of ${limits.minViews} at least, not counting ${doubted.samples} that may be invented.`,
    );
  const worst = compare({ stable: withoutBad(stable), canary: withoutGood(canary) }, share, alpha);
  const [insignificant] = beyondLimits(worst, limits);
  if (insignificant)
    return decision('hold', `It is worse, but not significantly: ${describe(insignificant, figures)}.`);
  return decision('promote', 'The canary is not worse.');
}

/** What is compared: its names in summaries and intervals, and the value of an interval for equal releases. */
const measures = [
  { value: 'errorRate', interval: 'errors', equal: 1 },
  { value: 'lcp', interval: 'lcp', equal: 0 },
  { value: 'inp', interval: 'inp', equal: 0 },
] as const;

/** The measures by which the canary is beyond a limit; none that one of the releases does not have. */
function beyondLimits({ stable: before, candidate: after }: Comparison, limits: RolloutLimits) {
  const allowed = { errorRate: limits.errorPoints / 100, lcp: limits.lcpMs, inp: limits.inpMs };
  return measures.filter(({ value }) => (after[value] ?? 0) - (before[value] ?? Infinity) > allowed[value]);
}

function describe({ value }: (typeof measures)[number], { stable, candidate }: Comparison): string {
  const [before, after] = [stable[value] ?? 0, candidate[value] ?? 0];
  if (value === 'errorRate')
    return `${percent(after)} of its views have an error, ${percent(before)} of those of the stable release`;
  return `its ${value.toUpperCase()} is ${after} ms at p75, that of the stable release ${before} ms`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
