import type { Comparison, Interval, Summary } from '@site/kit/client/comparison';
import { clientLimits, type StageObservations } from '@site/shared/node/observations';
import { visitorNumbers } from '@site/shared/node/rollout';
import type { SampleCounts } from '@site/shared/node/sample-counts';
import { type ClosedInterval, hitsInterval, proportionInterval } from './confidence';
import { percentile75, quantile, total } from './percentile';

/** What three clients can add to a stage. No decision may depend on that much. */
export const doubted = { samples: 3 * clientLimits.samples, failed: 3 * clientLimits.failed };

/** Errors, LCP, INP, and whether the canary sends samples at all. */
const measures = 4;

const seventyFifth = 0.75;

/**
 * Compares both releases.
 * @param alpha the probability with which any of the true values may ever be outside of its interval
 */
export function compare(observed: StageObservations, share: number, alpha: number): Comparison {
  const { stable, canary } = observed;
  return {
    stable: summarise(stable),
    candidate: summarise(canary),
    intervals: {
      ...(stable.failed + canary.failed > 0 && { errors: errorRatio(observed, share, alpha) }),
      ...withInterval('lcp', differenceOf('lcp', observed, alpha)),
      ...withInterval('inp', differenceOf('inp', observed, alpha)),
    },
  };
}

/** The counts of one release, for display. */
export function summarise({ views, failed, lcp, inp }: SampleCounts): Summary {
  const [lcp75, inp75] = [percentile75('lcp', lcp), percentile75('inp', inp)];
  return {
    views,
    ...(views > 0 && { errorRate: failed / views }),
    ...(lcp75 !== undefined && { lcp: Math.round(lcp75) }),
    ...(inp75 !== undefined && { inp: Math.round(inp75) }),
  };
}

/**
 * How many times as often a view of the canary has an error. Of equal releases the canary has a part of the failed views
 * that is its share of the visitors, whatever the rate and however it changes over the day: so that part is estimated.
 * @param invented how many failed views of the canary may be invented
 */
export function errorRatio(
  { stable, canary }: StageObservations,
  share: number,
  alpha: number,
  invented = 0,
): Interval {
  const failed = Math.max(0, canary.failed - invented);
  const part = proportionInterval(failed, failed + stable.failed, alpha / measures);
  // The canary may have been viewed more often than its share.
  const viewed = canary.views / Math.max(1, canary.views + stable.views);
  const expected = Math.min(0.999, Math.max(share / visitorNumbers, viewed));
  const ratio = (each: number) => (each / (1 - each)) * ((1 - expected) / expected);
  return part.to === 1 ? { from: ratio(part.from) } : { from: ratio(part.from), to: ratio(part.to) };
}

/**
 * By how much the canary's 75th percentile is higher.
 * @param invented how many slow measures of the canary, and fast ones of the stable release, may be invented
 */
export function differenceOf(
  vital: 'lcp' | 'inp',
  { stable, canary }: StageObservations,
  alpha: number,
  invented = 0,
): ClosedInterval | undefined {
  const slow = percentileInterval(vital, canary[vital], alpha, { highest: invented });
  const fast = percentileInterval(vital, stable[vital], alpha, { lowest: invented });
  return slow && fast && { from: slow.from - fast.to, to: slow.to - fast.from };
}

/** Whether the canary surely sends less than half of the expected samples: its scripts may not even start. */
export function hardlyReports(
  { stable, canary, carried }: StageObservations,
  share: number,
  alpha: number,
): boolean {
  const views = canary.views + carried.views;
  const all = views + Math.max(0, stable.views - doubted.samples);
  const half = share / (2 * visitorNumbers - share);
  return proportionInterval(views, all, alpha / measures).to < half;
}

function percentileInterval(
  vital: 'lcp' | 'inp',
  counts: number[],
  alpha: number,
  without: { lowest?: number; highest?: number },
): ClosedInterval | undefined {
  const { lowest = 0, highest = 0 } = without;
  // Both releases have one.
  const parts = hitsInterval(
    Math.max(0, total(counts) - lowest - highest),
    seventyFifth,
    alpha / measures / 2,
  );
  const from = quantile(vital, counts, parts.from, without);
  const to = quantile(vital, counts, parts.to, without);
  return from === undefined || to === undefined ? undefined : { from, to };
}

function withInterval(vital: 'lcp' | 'inp', interval: ClosedInterval | undefined) {
  return interval && { [vital]: { from: Math.round(interval.from), to: Math.round(interval.to) } };
}
