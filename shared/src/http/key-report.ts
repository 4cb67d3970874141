import * as v from 'valibot';

/** `GET /key`: the caller, and what it may do with which apps. */
export const keyReportSchema = v.object({
  /** A team's key, or a CI run. */
  kind: v.string(),
  name: v.string(),
  /** Rights that a later service adds are accepted. */
  grants: v.array(v.object({ apps: v.array(v.string()), may: v.array(v.string()) })),
});

export type KeyReport = v.InferOutput<typeof keyReportSchema>;
