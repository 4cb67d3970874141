import * as v from 'valibot';

/** A release of this content passed its remote's whole verdict. */
export const verdictSchema = v.object({
  /** The package's version and a hash of the content. */
  version: v.string(),
  /** When it passed. */
  at: v.string(),
  /** App to the version that it was judged with. */
  live: v.record(v.string(), v.string()),
});

export type Verdict = v.InferOutput<typeof verdictSchema>;

export const verdictsSchema = v.array(verdictSchema);

/** Where a checkout keeps what passed of an app, from its root; the newest last. */
export function verdictsFile(app: string): string {
  return `.build/verdicts/${app}.json`;
}

/** What a client says of a release that is sent: whether it has passed its remote's verdict. */
export const saidVerdictSchema = v.picklist(['passed', 'untested']);
