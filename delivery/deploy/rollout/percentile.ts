import { bucketRange, type Vital } from '@site/shared/node/vital-buckets';

/**
 * The measure below which a part of the counted ones is, interpolated within its bucket.
 * @param part from 0 to 1
 * @param without how many of the lowest and of the highest measures to leave out
 * @returns undefined where nothing was counted
 */
export function quantile(
  vital: Vital,
  counts: number[],
  part: number,
  { lowest = 0, highest = 0 }: { lowest?: number; highest?: number } = {},
): number | undefined {
  const measures = total(counts) - lowest - highest;
  if (measures <= 0) return undefined;
  const wanted = lowest + part * measures;
  let below = 0;
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && below + count >= wanted) {
      const { from, to } = bucketRange(vital, bucket);
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
