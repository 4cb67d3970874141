import * as v from 'valibot';

export const changeSchema = v.object({
  app: v.string(),
  from: v.nullable(v.string()),
  to: v.string(),
  /** The new origin of its releases; empty for the site itself. Present only if it changed. */
  origin: v.optional(v.string()),
});

/** The printed fields of a log entry. `--json` also prints the fields that are not listed here. */
export const logEntrySchema = v.looseObject({
  n: v.number(),
  time: v.string(),
  action: v.string(),
  by: v.looseObject({
    who: v.looseObject({ kind: v.string(), name: v.string() }),
    said: v.optional(
      v.looseObject({
        commit: v.optional(v.string()),
        run: v.optional(v.string()),
        verdict: v.optional(v.string()),
      }),
    ),
    proven: v.optional(v.record(v.string(), v.string())),
    reason: v.optional(v.string()),
  }),
  changes: v.array(changeSchema),
  detail: v.optional(v.string()),
});

export type ShownEntry = v.InferOutput<typeof logEntrySchema>;

/** One entry as a line of text. */
export function logLine({ n, time, action, changes, by, detail }: ShownEntry): string {
  const { who, said, proven, reason } = by;
  const parts = [
    `${n}  ${time}  ${action} ${changes.map(changeText).join(', ')}`.trimEnd(),
    `by ${who.kind === 'local' ? '' : `${who.kind} `}${who.name}`,
    proven && `proven ${Object.values(proven).join(' ')}`,
    said?.commit && `commit ${said.commit}`,
    said?.run && `run ${said.run}`,
    said?.verdict === 'passed' ? 'tested' : said?.verdict,
    reason && `because: ${reason}`,
    detail,
  ];
  return parts.filter(Boolean).join(', ');
}

function changeText({ app, from, to, origin }: ShownEntry['changes'][number]): string {
  const versions = from && from !== to ? `${from} → ${to}` : to;
  return `${app} ${versions}${origin === undefined ? '' : ` served by ${origin || 'the site'}`}`;
}
