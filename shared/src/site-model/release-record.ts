import * as v from 'valibot';
import { appName, routePath } from './outside-names';

/**
 * The deployed release of each app, in the shape of the awslabs frontend-discovery schema (v1-pre). It is the one source
 * for the HTML, the browser's remotes and all other readers.
 */
export const releaseRecordSchema = v.object({
  schema: v.string(),
  microFrontends: v.record(
    v.string(),
    v.pipe(
      v.array(
        v.object({
          /** The URL of the app's entry. */
          url: v.string(),
          metadata: v.object({ version: v.string(), integrity: v.string() }),
          deployment: v.optional(v.object({ traffic: v.number(), default: v.boolean() })),
          extras: v.optional(
            v.looseObject({
              /** The files of each exposed page, named relative to the entry. */
              pages: v.optional(v.record(v.string(), v.array(v.string()))),
              /** The routes of a remote; a pattern's paths are not listed one by one. */
              routes: v.optional(
                v.object({
                  routes: v.array(
                    v.object({ path: v.string(), page: v.string(), entry: v.optional(v.literal(true)) }),
                  ),
                  redirects: v.array(v.object({ from: v.string(), to: v.string() })),
                }),
              ),
              /** Of the shell: which remote owns which paths. Records from before decision 050 have none. */
              mounts: v.optional(v.record(routePath, appName)),
              /** Earlier releases with the same code, which unchanged pages still name. */
              earlier: v.optional(v.array(v.string())),
              /** Withdrawn versions: a tab that shows one of them loads its next page as a document. */
              withdrawn: v.optional(v.array(v.string())),
              /** The origin of the development server that replaces a release on a developer's machine. */
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
