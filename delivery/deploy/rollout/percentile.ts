import { bucketEnds, type Vital } from '@site/shared/node/sample-counts';

/**
 * The measure below which a part of the counted ones is, interpolated within its bucket.
 * @param part from 0 to 1
 * @returns undefined where nothing was counted
 */
export function quantile(vital: Vital, counts: number[], part: number): number | undefined {
  const wanted = part * total(counts);
  let below = 0;
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && below + count >= wanted) {
      const ends = bucketEnds[vital];
      const from = ends[bucket - 1] ?? 0;
      // The open bucket is as wide as its lower limit.
      const to = ends[bucket] ?? 2 * from;
      return from + (to - from) * ((wanted - below) / count);
    }
    below += count;
  }
  return undefined;
}

/** The 75th percentile, by which https://web.dev/articles/vitals judges. */
export function percentile75(vital: Vital, counts: number[]): number | undefined {
  return quantile(vital, counts, 0.75);
}

export function total(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
