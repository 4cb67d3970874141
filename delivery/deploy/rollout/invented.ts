import { clientLimits } from '@site/shared/node/observations';
import type { SampleCounts } from '@site/shared/node/sample-counts';

/** What three clients can add to a stage. No decision may depend on that much. */
export const doubted = { samples: 3 * clientLimits.samples, failed: 3 * clientLimits.failed };

/** Counts without the failed views and the slowest measures that a few clients may have invented. */
export function withoutBad(counts: SampleCounts): SampleCounts {
  const drop = (buckets: number[]) => withoutFirst(buckets.toReversed()).toReversed();
  const failed = Math.max(0, counts.failed - doubted.failed);
  return { ...counts, failed, lcp: drop(counts.lcp), inp: drop(counts.inp) };
}

/** Counts without the clean views and the fastest measures that a few clients may have invented. */
export function withoutGood(counts: SampleCounts): SampleCounts {
  const views = Math.max(0, counts.views - doubted.samples);
  return { ...counts, views, lcp: withoutFirst(counts.lcp), inp: withoutFirst(counts.inp) };
}

function withoutFirst(buckets: number[]): number[] {
  let left = doubted.samples;
  return buckets.map((count) => {
    const dropped = Math.min(left, count);
    left -= dropped;
    return count - dropped;
  });
}
