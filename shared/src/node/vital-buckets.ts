/**
 * The upper limits of each metric's buckets, the last one open; finer near the thresholds of
 * https://web.dev/articles/vitals. Milliseconds; of CLS thousandths of a score. Each bucket is a column of the table
 * `observations`.
 */
export const bucketEnds = {
  lcp: [
    ...[250, 500, 750, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 5000],
    ...[6000, 8000, 12_000],
  ],
  inp: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1000],
  cls: [10, 25, 50, 75, 100, 150, 200, 250, 500],
} as const;

export type Vital = keyof typeof bucketEnds;

export const vitals = ['lcp', 'inp', 'cls'] as const satisfies Vital[];

/** The bucket of a measurement; a limit belongs to the lower bucket. */
export function bucketOf(vital: Vital, measure: number): number {
  const ends: readonly number[] = bucketEnds[vital];
  const bucket = ends.findIndex((end) => measure <= end);
  return bucket === -1 ? ends.length : bucket;
}

/** The lower and the upper limit of a bucket; the open one is as wide as its lower limit. */
export function bucketRange(vital: Vital, bucket: number): { from: number; to: number } {
  const ends: readonly number[] = bucketEnds[vital];
  const from = ends[bucket - 1] ?? 0;
  return { from, to: ends[bucket] ?? 2 * from };
}
