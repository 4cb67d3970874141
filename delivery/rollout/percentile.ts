import { bucketEnd } from '@site/shared/contracts/vital-buckets';

/**
 * The 75th percentile of counted measures.
 * @param counts by bucket
 * @returns milliseconds, interpolated within the bucket; undefined where nothing was counted
 */
export function percentile75(counts: number[]): number | undefined {
  const wanted = total(counts) * 0.75;
  if (wanted === 0) return undefined;
  let below = 0;
  for (const [bucket, count] of counts.entries()) {
    if (below + count >= wanted) return startOf(bucket) + widthOf(bucket) * ((wanted - below) / count);
    below += count;
  }
  return undefined;
}

/** The part of the measures that is above a limit in milliseconds, from 0 to 1. */
export function shareAbove(counts: number[], limit: number): number {
  const above = counts.map((count, bucket) => {
    const part = (startOf(bucket) + widthOf(bucket) - limit) / widthOf(bucket);
    return count * Math.min(1, Math.max(0, part));
  });
  return total(above) / total(counts);
}

export function total(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function startOf(bucket: number): number {
  return bucket === 0 ? 0 : bucketEnd(bucket - 1);
}

function widthOf(bucket: number): number {
  return bucketEnd(bucket) - startOf(bucket);
}
