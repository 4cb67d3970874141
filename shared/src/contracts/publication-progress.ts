import * as v from 'valibot';

/** One line of the answer to a release or rollback; the last one is `done` or `refused`. */
export const progressSchema = v.variant('event', [
  v.object({ event: v.literal('waiting'), before: v.number() }),
  v.object({ event: v.literal('step'), step: v.string() }),
  v.object({
    event: v.literal('done'),
    app: v.string(),
    version: v.string(),
    /** What was live before; null when that was nothing, or when nothing changed. */
    from: v.nullable(v.string()),
    isChanged: v.boolean(),
    pages: v.number(),
    /** True when nginx has to read its addresses and headers anew. */
    reloadNginx: v.boolean(),
    /** The entry that the log has of it. */
    log: v.optional(v.object({ n: v.number(), hash: v.string() })),
    /** A sentence for each link of a live page to an address where nothing is: a rollback may leave such links. */
    deadLinks: v.optional(v.array(v.string()), []),
  }),
  v.object({ event: v.literal('refused'), detail: v.string() }),
]);

export type Progress = v.InferOutput<typeof progressSchema>;
