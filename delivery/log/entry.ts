import { createHash } from 'node:crypto';
import { saidVerdictSchema } from '@site/shared/contracts/verdict';
import * as v from 'valibot';
import { comparisonSchema } from '../rollout/comparison';

/** What somebody may be asked about later: who did it, from where, and why. */
export const attributionSchema = v.object({
  /** A person at the site's own machine, a team's key, a CI run, or a rollout that decides by itself. */
  who: v.object({ kind: v.picklist(['local', 'key', 'ci', 'automatic', 'unknown']), name: v.string() }),
  /** What the client says of itself; nobody has checked it. */
  said: v.optional(
    v.object({
      commit: v.optional(v.string()),
      run: v.optional(v.string()),
      /** Whether the release has passed its remote's verdict. */
      verdict: v.optional(saidVerdictSchema),
    }),
  ),
  /** What the token of a CI run proves: repository, branch, commit, run. */
  proven: v.optional(v.record(v.string(), v.string())),
  reason: v.optional(v.string()),
  /** The id of the CI run's token, so that it is not taken twice. */
  token: v.optional(v.string()),
});

export type Attribution = v.InferOutput<typeof attributionSchema>;

/** The steps of a staged rollout. */
const rolloutActions = ['rollout', 'promote', 'hold', 'abort'] as const;

/** Something that happened, before it has its place in the log. */
export const logEventSchema = v.object({
  time: v.string(),
  action: v.picklist([
    'start',
    'store',
    'release',
    'rollback',
    'withdraw',
    'preview',
    'repair',
    ...rolloutActions,
  ]),
  app: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  by: attributionSchema,
  /** `forbidden`: whoever asked may not do this. `refused`: the gate or the store said no. */
  outcome: v.picklist(['done', 'refused', 'forbidden']),
  /** What the gate said, or what else there is to say. */
  detail: v.optional(v.string()),
  /** What a step of a rollout was decided on. */
  figures: v.optional(comparisonSchema),
  /** Written later, from the history of the generation: the process died between the switch and the log. */
  recovered: v.optional(v.literal(true)),
});

export type LogEvent = v.InferOutput<typeof logEventSchema>;

/** One line of the log: each names the hash of the line before it. */
export const logEntrySchema = v.object({
  n: v.number(),
  previous: v.string(),
  ...logEventSchema.entries,
});

export type LogEntry = v.InferOutput<typeof logEntrySchema>;

/** Where a log stands: the number of its last line, and that line's hash. */
export const logHeadSchema = v.object({ n: v.number(), hash: v.string() });

export type LogHead = v.InferOutput<typeof logHeadSchema>;

/** The place before the first line. */
export const emptyHead: LogHead = { n: 0, hash: '' };

/** @param line without the line feed */
export function lineHash(line: string): string {
  return createHash('sha256').update(line).digest('hex');
}

/** @returns undefined for a line that is no entry */
export function parseEntry(line: string): LogEntry | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), logEntrySchema), line);
  return success ? output : undefined;
}
