import type { Buckets } from '@site/shared/contracts/reported-figures';
import { bucketEnd } from '@site/shared/contracts/vital-buckets';

/**
 * The 75th percentile of counted measures.
 * @returns milliseconds, interpolated within the bucket; undefined where nothing was counted
 */
export function percentile75(counts: Buckets): number | undefined {
  const wanted = total(counts) * 0.75;
  if (wanted === 0) return undefined;
  let below = 0;
  for (const [bucket, count] of entriesOf(counts)) {
    if (below + count >= wanted) return startOf(bucket) + widthOf(bucket) * ((wanted - below) / count);
    below += count;
  }
  return undefined;
}

/** The part of the measures that is above a limit in milliseconds, from 0 to 1. */
export function shareAbove(counts: Buckets, limit: number): number {
  let above = 0;
  for (const [bucket, count] of entriesOf(counts)) {
    const part = (startOf(bucket) + widthOf(bucket) - limit) / widthOf(bucket);
    above += count * Math.min(1, Math.max(0, part));
  }
  return above / total(counts);
}

export function total(counts: Buckets): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** An object has its whole numbers in their order. */
function entriesOf(counts: Buckets): [bucket: number, count: number][] {
  return Object.entries(counts).map(([bucket, count]) => [Number(bucket), count]);
}

function startOf(bucket: number): number {
  return bucket === 0 ? 0 : bucketEnd(bucket - 1);
}

function widthOf(bucket: number): number {
  return bucketEnd(bucket) - startOf(bucket);
}
