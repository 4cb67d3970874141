import * as v from 'valibot';

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
};

export type Vital = keyof typeof bucketEnds;

export const vitals = ['lcp', 'inp', 'cls'] as const satisfies Vital[];

/** The bucket of a measurement; a limit belongs to the lower bucket. */
export function bucketOf(vital: Vital, measure: number): number {
  const ends = bucketEnds[vital];
  const bucket = ends.findIndex((end) => measure <= end);
  return bucket === -1 ? ends.length : bucket;
}

/** How often something was counted. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const bucketsSchema = (vital: Vital) => v.pipe(v.array(countSchema), v.length(bucketEnds[vital].length + 1));

/** Counts of the samples of one release: views, and the measurements in each bucket. */
export const sampleCountsSchema = v.object({
  views: countSchema,
  /** Views with at least one error. */
  failed: countSchema,
  lcp: bucketsSchema('lcp'),
  inp: bucketsSchema('inp'),
  cls: bucketsSchema('cls'),
});

export type SampleCounts = v.InferOutput<typeof sampleCountsSchema>;

export function noCounts(): SampleCounts {
  const empty = (vital: Vital) => Array<number>(bucketEnds[vital].length + 1).fill(0);
  return { views: 0, failed: 0, lcp: empty('lcp'), inp: empty('inp'), cls: empty('cls') };
}

/** Adds counts to a sum. */
export function addCounts(sum: SampleCounts, counts: SampleCounts): SampleCounts {
  sum.views += counts.views;
  sum.failed += counts.failed;
  for (const vital of vitals)
    for (const [bucket, count] of counts[vital].entries())
      sum[vital][bucket] = (sum[vital][bucket] ?? 0) + count;
  return sum;
}
