import * as v from 'valibot';

/** A release that is composed with what is live, as it would go live: what a verdict judges. */
export const candidateSchema = v.object({
  app: v.string(),
  version: v.string(),
  /** Where the app's pages are, as the release lists them. */
  addresses: v.array(v.string()),
  /** App to the version that it was composed with. */
  live: v.record(v.string(), v.string()),
});

export type Candidate = v.InferOutput<typeof candidateSchema>;

/** Lies beside the composed candidate. */
export const candidateFile = 'candidate.json';

/** The folder of an app's composed candidate, from the checkout's root. A server can serve it like the site's. */
export function candidateFolder(app: string): string {
  return `.build/candidates/${app}`;
}
