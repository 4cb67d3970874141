import * as v from 'valibot';
import type { ReportedView } from './visit-report';
import { bucketOf } from './vital-buckets';

/** How often something was counted. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Counts by the number of the bucket (`vital-buckets.ts`); buckets without a count are left out. */
const bucketsSchema = v.record(v.pipe(v.string(), v.digits()), countSchema);

export type Buckets = v.InferOutput<typeof bucketsSchema>;

/** What browsers reported of one place, or of one release. */
export const reportedFiguresSchema = v.object({
  views: countSchema,
  /** Views with at least one error. */
  failed: countSchema,
  /** Milliseconds. */
  lcp: bucketsSchema,
  inp: bucketsSchema,
  /** Thousandths of a score. */
  cls: bucketsSchema,
});

export type ReportedFigures = v.InferOutput<typeof reportedFiguresSchema>;

export function noFigures(): ReportedFigures {
  return { views: 0, failed: 0, lcp: {}, inp: {}, cls: {} };
}

/** What is counted of a view. */
export type CountedView = Pick<ReportedView, 'vitals' | 'problems'>;

/** Counts one more view. */
export function countView(figures: ReportedFigures, { vitals, problems }: CountedView): void {
  const { TTFB, LCP, INP, CLS } = vitals;
  // Each view has one; what a visit adds later comes without it.
  if (TTFB !== undefined) figures.views += 1;
  if (problems.length > 0) figures.failed += 1;
  countMeasure(figures.lcp, LCP);
  countMeasure(figures.inp, INP);
  countMeasure(figures.cls, CLS === undefined ? undefined : CLS * 1000);
}

function countMeasure(buckets: Buckets, measure: number | undefined): void {
  if (measure === undefined) return;
  const bucket = bucketOf(measure);
  buckets[bucket] = (buckets[bucket] ?? 0) + 1;
}

/** Adds figures to a sum. @param times -1 to take them away again */
export function addFigures(sum: ReportedFigures, figures: ReportedFigures, times = 1): ReportedFigures {
  sum.views += times * figures.views;
  sum.failed += times * figures.failed;
  for (const vital of ['lcp', 'inp', 'cls'] as const) addBuckets(sum[vital], figures[vital], times);
  return sum;
}

function addBuckets(sum: Buckets, buckets: Buckets, times: number): void {
  for (const [bucket, count] of Object.entries(buckets)) sum[bucket] = (sum[bucket] ?? 0) + times * count;
}
