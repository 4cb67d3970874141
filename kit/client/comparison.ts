import * as v from 'valibot';

const summarySchema = v.object({
  views: v.number(),
  /** The share of views that had an error, from 0 to 1; missing without views. */
  errorRate: v.optional(v.number()),
  /** 75th percentiles in milliseconds; missing where nothing was measured. */
  lcp: v.optional(v.number()),
  inp: v.optional(v.number()),
});

/** Without `to` it has no upper end. */
const intervalSchema = v.object({ from: v.number(), to: v.optional(v.number()) });

/** Views, errors and speed of both releases in the same period. */
export const comparisonSchema = v.object({
  stable: summarySchema,
  /** The canary. The name is that of log entries. */
  candidate: summarySchema,
  /** Confidence intervals of the difference; older log entries have none. */
  intervals: v.optional(
    v.object({
      /** The error rate of the canary divided by that of the stable release. */
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
