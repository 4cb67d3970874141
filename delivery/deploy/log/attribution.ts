import { saidVerdictSchema } from '@site/shared/node/verdict';
import * as v from 'valibot';

/** Who did something, with which client, and why. */
export const attributionSchema = v.object({
  /** A person on the site's machine, a team's key, a CI run, or an automatic rollout step. */
  who: v.object({ kind: v.picklist(['local', 'key', 'ci', 'automatic', 'unknown']), name: v.string() }),
  /** Sent by the client, not verified. */
  said: v.optional(
    v.object({
      commit: v.optional(v.string()),
      run: v.optional(v.string()),
      /** Whether the release has passed its remote's verdict. */
      verdict: v.optional(saidVerdictSchema),
    }),
  ),
  /** Claims of a CI run's token: repository, branch, commit, run. */
  proven: v.optional(v.record(v.string(), v.string())),
  reason: v.optional(v.string()),
});

export type Attribution = v.InferOutput<typeof attributionSchema>;
