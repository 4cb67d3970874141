import type { Comparison, Interval, Summary } from '@site/kit/client/comparison';
import type { StageObservations } from '@site/shared/node/observations';
import { bucketCount } from '@site/shared/node/rollout';
import type { SampleCounts, Vital } from '@site/shared/node/sample-counts';
import { type ClosedInterval, hitsInterval, proportionInterval } from './confidence';
import { withoutGood } from './invented';
import { percentile75, quantile, total } from './percentile';

/** Errors, LCP, INP, and whether the canary sends samples at all. */
const measures = 4;

type BothReleases = Pick<StageObservations, 'stable' | 'canary'>;

/**
 * Compares both releases.
 * @param alpha the probability with which any of the true values may ever be outside of its interval
 */
export function compare(observed: BothReleases, share: number, alpha: number): Comparison {
  const { stable, canary } = observed;
  return {
    stable: summarise(stable),
    candidate: summarise(canary),
    intervals: {
      ...(stable.failed + canary.failed > 0 && { errors: errorRatio(observed, share, alpha) }),
      ...differenceOf('lcp', observed, alpha),
      ...differenceOf('inp', observed, alpha),
    },
  };
}

/** The counts of one release, for display. */
function summarise({ views, failed, lcp, inp }: SampleCounts): Summary {
  const [lcp75, inp75] = [percentile75('lcp', lcp), percentile75('inp', inp)];
  return {
    views,
    ...(views > 0 && { errorRate: failed / views }),
    ...(lcp75 !== undefined && { lcp: Math.round(lcp75) }),
    ...(inp75 !== undefined && { inp: Math.round(inp75) }),
  };
}

/**
 * The error rate of the canary divided by that of the stable release. It is estimated from the canary's part of all failed
 * views: with equal releases that is the canary's share of the visitors, even if the rate changes over the day.
 */
function errorRatio({ stable, canary }: BothReleases, share: number, alpha: number): Interval {
  const part = proportionInterval(canary.failed, canary.failed + stable.failed, alpha / measures);
  // The canary may have been viewed more often than its share.
  const viewed = canary.views / Math.max(1, canary.views + stable.views);
  const expected = Math.min(0.999, Math.max(share / bucketCount, viewed));
  const ratio = (each: number) => (each / (1 - each)) * ((1 - expected) / expected);
  return part.to === 1 ? { from: ratio(part.from) } : { from: ratio(part.from), to: ratio(part.to) };
}

/** By how many milliseconds the canary's 75th percentile is higher; nothing without measures of both. */
function differenceOf(vital: 'lcp' | 'inp', { stable, canary }: BothReleases, alpha: number) {
  const [fast, slow] = [stable, canary].map((side) => percentileInterval(vital, side[vital], alpha));
  return (
    fast &&
    slow && { [vital]: { from: Math.round(slow.from - fast.to), to: Math.round(slow.to - fast.from) } }
  );
}

function percentileInterval(vital: Vital, counts: number[], alpha: number): ClosedInterval | undefined {
  // Half of the probability for the interval of each release.
  const parts = hitsInterval(total(counts), 0.75, alpha / measures / 2);
  const [from, to] = [parts.from, parts.to].map((part) => quantile(vital, counts, part));
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Whether the canary sends significantly less than half of the expected samples: its scripts may not start. */
export function sendsTooFewSamples(
  { stable, canary, carried }: StageObservations,
  share: number,
  alpha: number,
): boolean {
  const views = canary.views + carried.views;
  const all = views + withoutGood(stable).views;
  const half = share / (2 * bucketCount - share);
  return proportionInterval(views, all, alpha / measures).to < half;
}
