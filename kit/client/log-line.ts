import * as v from 'valibot';

/** What is printed of an entry of the log; `--json` shows the fields that are not named here, too. */
export const logEntrySchema = v.looseObject({
  n: v.number(),
  time: v.string(),
  action: v.string(),
  app: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
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
  outcome: v.string(),
  detail: v.optional(v.string()),
});

export type ShownEntry = v.InferOutput<typeof logEntrySchema>;

/** One entry as a line for people. */
export function logLine({ n, time, action, app, from, to, by, outcome, detail }: ShownEntry): string {
  const change = from && to ? `${from} → ${to}` : (to ?? '');
  const { who, said, proven, reason } = by;
  const parts = [
    `${n}  ${time}  ${outcome === 'done' ? '' : `${outcome} `}${action} ${app} ${change}`.trimEnd(),
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
