import * as v from 'valibot';

/**
 * Which release of each app is live, in the shape of the awslabs frontend-discovery schema (v1-pre).
 * It is the one source for the HTML, for the browser's remotes and for whoever asks what is live.
 */
export const releaseRecordSchema = v.object({
  schema: v.string(),
  microFrontends: v.record(
    v.string(),
    v.pipe(
      v.array(
        v.object({
          /** Where the browser finds the app's entry. */
          url: v.string(),
          metadata: v.object({ version: v.string(), integrity: v.string() }),
          deployment: v.optional(v.object({ traffic: v.number(), default: v.boolean() })),
          extras: v.optional(
            v.looseObject({
              /** The files of each exposed page, named relative to the entry. */
              pages: v.optional(v.record(v.string(), v.array(v.string()))),
              /** The addresses of a remote; those of a pattern are not listed one by one. */
              routes: v.optional(
                v.object({
                  routes: v.array(
                    v.object({ path: v.string(), page: v.string(), entry: v.optional(v.literal(true)) }),
                  ),
                  redirects: v.array(v.object({ from: v.string(), to: v.string() })),
                }),
              ),
              /** Releases before it with the same code, which pages that have not changed go on naming. */
              earlier: v.optional(v.array(v.string())),
              /** Versions that were withdrawn: a tab that shows one of them loads its next page as a document. */
              withdrawn: v.optional(v.array(v.string())),
              /** The origin of the development server that a developer's own machine puts in a release's place. */
              development: v.optional(v.string()),
            }),
          ),
        }),
      ),
      v.minLength(1),
    ),
  ),
});

export type ReleaseRecord = v.InferOutput<typeof releaseRecordSchema>;
