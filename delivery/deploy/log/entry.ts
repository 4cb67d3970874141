import { createHash } from 'node:crypto';
import { snapshotName } from '@site/shared/contracts/outside-names';
import * as v from 'valibot';
import { rolloutSchema } from '../rollout/rollout-state';
import { attributionSchema } from './attribution';

const changeSchema = v.object({
  app: v.string(),
  from: v.nullable(v.string()),
  to: v.string(),
  /** Where its releases are served from since; empty for the site itself. Present only when that changed. */
  origin: v.optional(v.string()),
});

/** What an entry is about: which app goes from which version to which. */
export type Change = v.InferOutput<typeof changeSchema>;

const deployedAppSchema = v.object({
  version: v.string(),
  /** The origin that serves its releases; empty for the site itself. */
  origin: v.string(),
  since: v.string(),
  by: v.pick(attributionSchema, ['who', 'reason']),
  /** The last versions that were deployed, each once, the present one first. Their releases are kept. */
  recent: v.array(v.string()),
  /** The versions that rollbacks lead back through, oldest first; the present one is the last. */
  path: v.array(v.string()),
});

export type DeployedApp = v.InferOutput<typeof deployedAppSchema>;

const withdrawnReleaseSchema = v.object({
  app: v.string(),
  version: v.string(),
  at: v.string(),
  who: v.string(),
  reason: v.string(),
});

/** A release that was marked as bad. */
export type WithdrawnRelease = v.InferOutput<typeof withdrawnReleaseSchema>;

/** What is deployed after an entry: all that the next entry needs. */
const stateSchema = v.object({
  /** What visitors get, except those who get the canary of a rollout. */
  snapshot: snapshotName,
  /** A hash of the code that composed it. */
  composer: v.string(),
  /** The snapshots that visitors got before, newest first: some may still be reading their pages. */
  earlier: v.array(snapshotName),
  apps: v.record(v.string(), deployedAppSchema),
  /** Oldest first. */
  withdrawn: v.array(withdrawnReleaseSchema),
  /** The rollout that runs, or the one that ended last. */
  rollout: v.nullable(rolloutSchema),
});

export type DeployedState = v.InferOutput<typeof stateSchema>;

export const entryActions = [
  /** The first entry of a site that an earlier version of the project wrote. */
  'import',
  'release',
  'rollback',
  'withdraw',
  'rollout',
  'promote',
  'hold',
  'abort',
] as const;

const eventSchema = v.object({
  action: v.picklist(entryActions),
  time: v.string(),
  by: attributionSchema,
  changes: v.array(changeSchema),
  detail: v.optional(v.string()),
});

/** What happened, before it has its number. */
export type DeploymentEvent = v.InferOutput<typeof eventSchema>;

/** One deployment: `log/000042.json`. */
export const entrySchema = v.object({
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The SHA-256 of the entry before; empty in the first one. */
  previous: v.string(),
  /** The attempt that created the entry: a repeated request recognises its own success by it. */
  writer: v.string(),
  ...eventSchema.entries,
  ...stateSchema.entries,
});

export type Entry = v.InferOutput<typeof entrySchema>;

/** The place of an entry: its number and the hash of its bytes. */
export interface LogHead {
  n: number;
  hash: string;
}

export const emptyHead: LogHead = { n: 0, hash: '' };

export function entryKey(n: number): string {
  return `log/${String(n).padStart(6, '0')}.json`;
}

export function entryHash(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** @returns undefined for bytes that are no entry */
export function parseEntry(bytes: Buffer): Entry | undefined {
  const { success, output } = v.safeParse(
    v.pipe(v.string(), v.parseJson(), entrySchema),
    bytes.toString('utf8'),
  );
  return success ? output : undefined;
}
