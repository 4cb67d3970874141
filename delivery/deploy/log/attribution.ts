import { saidVerdictSchema } from '@site/shared/contracts/verdict';
import * as v from 'valibot';

/** Who did something, from where, and why. */
export const attributionSchema = v.object({
  /** A person at the site's own machine, a team's key, a CI run, or a rollout that decides by itself. */
  who: v.object({ kind: v.picklist(['local', 'key', 'ci', 'automatic', 'unknown']), name: v.string() }),
  /** What the client says of itself; it is not checked. */
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
});

export type Attribution = v.InferOutput<typeof attributionSchema>;
