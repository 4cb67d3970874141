import * as v from 'valibot';

/** Releases whose content has passed all tests of their remote. */
export const verdictsSchema = v.array(
  v.object({
    /** The package's version and a hash of the content. */
    version: v.string(),
    /** When it passed. */
    at: v.string(),
    /** App to the version that it was tested with. */
    live: v.record(v.string(), v.string()),
  }),
);

/** The test results of an app, relative to the checkout; the newest last. */
export function verdictsFile(app: string): string {
  return `.build/verdicts/${app}.json`;
}

/** What a client reports about a release that it sends: whether the release has passed its tests. */
export const saidVerdictSchema = v.picklist(['passed', 'untested']);
