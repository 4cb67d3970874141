import type { Stage } from '@site/shared/contracts/rollout-stages';
import {
  type ComposedGeneration,
  composeGeneration,
  type NextGeneration,
} from '../publish/compose-generation';
import { type Change, type Generation, readGeneration } from '../publish/generations';
import type { Rollout } from './rollout-state';

/**
 * Refuses what a running rollout has no room for: a second rollout, and another release of its own app.
 * @throws naming the rollout and the remedy
 */
export function requireOtherApps(
  { app, to, share }: Rollout,
  changes: Change[],
  stages: Stage[] | undefined,
): void {
  if (stages === undefined && changes.every((change) => change.app !== app)) return;
  throw new Error(
    `${app} ${to} is being rolled out to ${share} % of the visitors. Finish that first: npm run rollout -- promote, or npm run rollout -- abort`,
  );
}

/**
 * Composes the generation with which a rollout begins.
 * @throws when there is nothing to compare it with, or its pages need other headers
 */
export async function composeFirstCandidate(
  stable: Generation | undefined,
  next: NextGeneration,
): Promise<ComposedGeneration & { change: Change }> {
  const [change] = next.changes;
  if (!stable || !change?.from || change.from === change.to)
    throw new Error(
      'A rollout compares a release with the one before, and there is none. Release it at once, without --share or --stages.',
    );
  const composed = await composeGeneration(stable, {
    ...next,
    // Reports are counted by the release that a page names.
    renewsAll: true,
  });
  // nginx reads the headers of pages once, for all visitors.
  if (composed.hasOtherHeaders || change.origin !== undefined)
    throw new Error(
      `The pages with ${change.app} ${change.to} need other headers: origins or the security policy differ. Release it at once, without --share or --stages.`,
    );
  return { ...composed, change };
}

/**
 * Composes the candidate of a running rollout with the release of another app.
 * @returns the rollout with it; undefined where it was only checked
 * @throws when the two don't fit together
 */
export async function composeCandidate(rollout: Rollout, next: NextGeneration): Promise<Rollout | undefined> {
  const { app, to, generation } = rollout;
  next.onStep?.(`Composing with ${app} ${to}, too`);
  const { name } = await composeGeneration(await readGeneration(generation), next).catch((problem: Error) => {
    throw new Error(
      `${problem.message}\nThat is with ${app} ${to}, which is being rolled out. Without it: npm run rollout -- abort`,
    );
  });
  return name === undefined ? undefined : { ...rollout, generation: name };
}
