import * as v from 'valibot';
import { appName, snapshotName, versionName } from '../site-model/outside-names';

/** A release is shown to a share of the visitors first. Each visitor has a bucket below this number, in a cookie. */
export const bucketCount = 100;

/** The name of the cookie, which is set only while a rollout runs. */
export const rolloutCookie = 'rollout';

/**
 * A link in the site's folder, present while a rollout runs. Its folder contains `rollout.json` and, for nginx, a link to
 * the canary's snapshot for each bucket below the weight, for instance `00`.
 */
export const rolloutLink = 'rollout';

export const rolloutFile = 'rollout.json';

/** What a web server needs to know about a rollout. */
export const servedRolloutSchema = v.object({
  /** Unique to each rollout. */
  id: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)),
  app: appName,
  /** The stable release, and the canary. */
  from: versionName,
  to: versionName,
  /** The snapshot with the canary. */
  snapshot: snapshotName,
  /** The percentage of visitors who get it. */
  share: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(bucketCount)),
});

export type ServedRollout = v.InferOutput<typeof servedRolloutSchema>;

/** Identifies a stage of a rollout: samples that count for its decision are counted under this name. */
export function stageName({ id, share }: Pick<ServedRollout, 'id' | 'share'>): string {
  return `${id}/${share}`;
}
