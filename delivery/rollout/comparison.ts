import * as v from 'valibot';

const summarySchema = v.object({
  views: v.number(),
  /** The part of the views that had an error, from 0 to 1; missing without views. */
  errorRate: v.optional(v.number()),
  /** 75th percentiles in milliseconds; missing where nothing was measured. */
  lcp: v.optional(v.number()),
  inp: v.optional(v.number()),
});

/** Views, errors and speed of both releases over the same time. */
export const comparisonSchema = v.object({ stable: summarySchema, candidate: summarySchema });

export type Summary = v.InferOutput<typeof summarySchema>;
export type Comparison = v.InferOutput<typeof comparisonSchema>;
