import * as v from 'valibot';

/** A build that is composed with the deployed releases, as if it were deployed, for its tests. */
export const candidateSchema = v.object({
  app: v.string(),
  version: v.string(),
  /** The app's pages, as the release lists them. */
  addresses: v.array(v.string()),
  /** App to the version that it was composed with. */
  live: v.record(v.string(), v.string()),
});

export type Candidate = v.InferOutput<typeof candidateSchema>;

/** Next to the composed pages. */
export const candidateFile = 'candidate.json';

/** The folder of an app's composed build, relative to the checkout. A server can serve it like a site's folder. */
export function candidateFolder(app: string): string {
  return `.build/candidates/${app}`;
}
