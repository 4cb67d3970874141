import { createHash } from 'node:crypto';
import { changeSchema } from '@site/kit/client/log-line';
import { parseIfValid } from '@site/shared/node/read-json';
import { snapshotName } from '@site/shared/site-model/outside-names';
import * as v from 'valibot';
import { rolloutSchema } from '../rollout/rollout-state';
import { attributionSchema } from './attribution';

/** The change of one app: from which version to which. */
export type Change = v.InferOutput<typeof changeSchema>;

const deployedAppSchema = v.object({
  version: v.string(),
  /** The origin that serves its releases; empty for the site itself. */
  origin: v.string(),
  since: v.string(),
  by: v.pick(attributionSchema, ['who', 'reason']),
  /** The last deployed versions, each once, the current one first. Their releases are kept. */
  recent: v.array(v.string()),
  /** The versions that rollbacks go back through, oldest first; the current one is the last. */
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

/** The state after an entry: everything the next entry needs. */
const stateSchema = v.object({
  /** The stable snapshot. */
  snapshot: snapshotName,
  /** A hash of the code that composed it. */
  composer: v.string(),
  /** Previous snapshots, newest first: visitors may still have their pages open. */
  earlier: v.array(snapshotName),
  apps: v.record(v.string(), deployedAppSchema),
  /** Oldest first. */
  withdrawn: v.array(withdrawnReleaseSchema),
  /** The running rollout, or the last one. */
  rollout: v.nullable(rolloutSchema),
});

export type DeployedState = v.InferOutput<typeof stateSchema>;

const eventSchema = v.object({
  action: v.picklist([
    /** The first entry of a site that a former version of the project wrote. */
    'import',
    'release',
    'rollback',
    'withdraw',
    'mounts',
    'rollout',
    'promote',
    'hold',
    'abort',
  ]),
  time: v.string(),
  by: attributionSchema,
  /** The remote that gets or loses mounts, or leaves the site. */
  app: v.optional(v.string()),
  changes: v.array(changeSchema),
  detail: v.optional(v.string()),
});

/** An entry without number and state. */
export type DeploymentEvent = v.InferOutput<typeof eventSchema>;

/** One deployment: `log/000042.json`. */
export const entrySchema = v.object({
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The SHA-256 of the previous entry; empty in the first one. */
  previous: v.string(),
  /** A random id of the attempt, by which a repeated request recognises its own entry. */
  writer: v.string(),
  ...eventSchema.entries,
  ...stateSchema.entries,
});

export type Entry = v.InferOutput<typeof entrySchema>;

/** The number of an entry and the hash of its bytes. */
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

/** @returns undefined if the bytes aren't an entry */
export function parseEntry(bytes: Buffer): Entry | undefined {
  return parseIfValid(bytes.toString(), entrySchema);
}
