import * as v from 'valibot';
import { appName, snapshotName, versionName } from './outside-names';

/** A release is shown to a share of the visitors first. Each visitor has a number below this one, in a cookie. */
export const visitorNumbers = 100;

/** The name of the cookie; it is there only while a rollout runs. */
export const rolloutCookie = 'rollout';

/**
 * In the site's folder, a link that is there while a rollout runs. Its folder holds `rollout.json`, and for nginx, by each
 * visitor's number below the share, `00` for instance, a link to the candidate's snapshot.
 */
export const rolloutLink = 'rollout';

export const rolloutFile = 'rollout.json';

/** What whoever serves the site needs to know of a rollout. */
export const servedRolloutSchema = v.object({
  /** Another one for each rollout. */
  id: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)),
  app: appName,
  /** The release that is live, and the candidate. */
  from: versionName,
  to: versionName,
  /** The snapshot with the candidate. */
  snapshot: snapshotName,
  /** How many of a hundred visitors get it. */
  share: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(visitorNumbers)),
});

export type ServedRollout = v.InferOutput<typeof servedRolloutSchema>;

/** Names a stage of a rollout: samples that count for its decision are counted under this name. */
export function stageName({ id, share }: Pick<ServedRollout, 'id' | 'share'>): string {
  return `${id}/${share}`;
}
