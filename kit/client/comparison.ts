import * as v from 'valibot';

const summarySchema = v.object({
  views: v.number(),
  /** The part of the views that had an error, from 0 to 1; missing without views. */
  errorRate: v.optional(v.number()),
  /** 75th percentiles in milliseconds; missing where nothing was measured. */
  lcp: v.optional(v.number()),
  inp: v.optional(v.number()),
});

/** Without `to` it has no upper end. */
const intervalSchema = v.object({ from: v.number(), to: v.optional(v.number()) });

/** Views, errors and speed of both releases over the same time. */
export const comparisonSchema = v.object({
  stable: summarySchema,
  candidate: summarySchema,
  /** Where the true difference is; the log's older entries have none. */
  intervals: v.optional(
    v.object({
      /** How many times as often a view of the candidate has an error. */
      errors: v.optional(intervalSchema),
      /** By how many milliseconds its 75th percentile is higher. */
      lcp: v.optional(intervalSchema),
      inp: v.optional(intervalSchema),
    }),
  ),
});

export type Summary = v.InferOutput<typeof summarySchema>;
export type Comparison = v.InferOutput<typeof comparisonSchema>;
export type Interval = v.InferOutput<typeof intervalSchema>;
