import * as v from 'valibot';

/** The entry that the log has of it. */
const logged = v.optional(v.object({ n: v.number(), hash: v.string() }));

/** One line of the answer to a release, rollback or preview; the last one is `done`, `previewed` or `refused`. */
export const progressSchema = v.variant('event', [
  v.object({ event: v.literal('waiting'), before: v.number() }),
  v.object({ event: v.literal('step'), step: v.string() }),
  v.object({
    event: v.literal('done'),
    app: v.string(),
    version: v.string(),
    /** What was live before; null when that was nothing, or when nothing changed. */
    from: v.nullable(v.string()),
    /** What was deployed in the same step, app to version. */
    with: v.optional(v.record(v.string(), v.string()), {}),
    isChanged: v.boolean(),
    pages: v.number(),
    /** True when nginx has to read its addresses and headers anew. */
    reloadNginx: v.boolean(),
    log: logged,
    /** A sentence for each link of a live page to an address where nothing is: a rollback may leave such links. */
    deadLinks: v.optional(v.array(v.string()), []),
    /** `release` for a rollback to a version that was never deployed. */
    action: v.optional(v.picklist(['release', 'rollback']), 'release'),
    /** A sentence for each step after the switch that failed; the release is live nonetheless. */
    warnings: v.optional(v.array(v.string()), []),
  }),
  v.object({
    event: v.literal('previewed'),
    id: v.string(),
    /** The address of the preview, at a page that it changes. */
    url: v.string(),
    /** In ISO 8601. */
    expires: v.string(),
    pages: v.number(),
  }),
  v.object({ event: v.literal('refused'), detail: v.string() }),
]);

export type Progress = v.InferOutput<typeof progressSchema>;

/** What came of a release or a rollback. */
export type Done = Extract<Progress, { event: 'done' }>;
