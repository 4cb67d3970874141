import * as v from 'valibot';
import { bucketEnds, type Vital, vitals } from './vital-buckets';

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
