import * as v from 'valibot';
import { mostPictures, pagePictureSchema } from './refused-pages';

/** The number and the hash of the deployment's entry in the log. */
const logged = v.optional(v.object({ n: v.number(), hash: v.string() }));

/** One line of the answer to a release, rollback or preview; the last one is `done`, `previewed` or `refused`. */
export const progressSchema = v.variant('event', [
  v.object({ event: v.literal('waiting'), before: v.number() }),
  v.object({ event: v.literal('step'), step: v.string() }),
  v.object({
    event: v.literal('done'),
    app: v.string(),
    version: v.string(),
    /** The version deployed before; null when there was none, or when nothing changed. */
    from: v.nullable(v.string()),
    /** Releases deployed in the same step, app to version. */
    with: v.optional(v.record(v.string(), v.string()), {}),
    /** Whether the app has another release now; those of `with` don't count. */
    isChanged: v.boolean(),
    pages: v.number(),
    /** True when nginx has to reload its paths and headers. */
    reloadNginx: v.boolean(),
    log: logged,
    /** A sentence for each link of a deployed page to a missing page, which a rollback may leave. */
    deadLinks: v.optional(v.array(v.string()), []),
    /** `release` for a rollback to a version that was never deployed. */
    action: v.optional(v.picklist(['release', 'rollback']), 'release'),
    /** A sentence for each step after the switch that failed; the release is deployed nonetheless. */
    warnings: v.optional(v.array(v.string()), []),
  }),
  v.object({
    event: v.literal('previewed'),
    id: v.string(),
    /** The URL of the preview, at a page that it changes. */
    url: v.string(),
    /** In ISO 8601. */
    expires: v.string(),
    pages: v.number(),
    /** The paths of these pages. */
    paths: v.optional(v.array(v.string()), []),
  }),
  v.object({
    event: v.literal('refused'),
    detail: v.string(),
    pictures: v.optional(v.pipe(v.array(pagePictureSchema), v.maxLength(mostPictures)), []),
  }),
]);

export type Progress = v.InferOutput<typeof progressSchema>;

export type Previewed = Extract<Progress, { event: 'previewed' }>;

/** The result of a release or a rollback. */
export type Done = Extract<Progress, { event: 'done' }>;
