import * as v from 'valibot';
import { appName, snapshotName, versionName } from '../site-model/outside-names';
import { servedRolloutSchema } from './rollout';

/** `current.json`: the deployed snapshot, for replicas. It may be late; a later one has a larger number. */
export const sitePointerSchema = v.object({
  /** The number of the deployment. */
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The hash of its entry in the log. */
  entry: v.string(),
  snapshot: snapshotName,
  /** The stable release of each app, and since when it is deployed. Missing in older ones. */
  apps: v.optional(v.record(appName, v.object({ version: versionName, since: v.string() })), {}),
  /** The address of the board, if the operator set one. */
  board: v.optional(v.string()),
  /** The running rollout. */
  rollout: v.optional(servedRolloutSchema),
  /** Releases that open tabs may still load, in addition to those that the pages name. Missing in older ones. */
  recent: v.optional(v.array(v.object({ app: appName, version: versionName })), []),
});

export type SitePointer = v.InferOutput<typeof sitePointerSchema>;
