import { RefusedError } from '@site/shared/http/refused-pages';
import type { Stage } from '@site/shared/node/rollout-stages';
import { type Deployed, runningRollout } from '../deployed';
import type { Change } from '../log/entry';
import { type ComposedSnapshot, composeSnapshot, type NextSnapshot } from '../snapshots/compose-snapshot';
import { readSnapshot, type Snapshot } from '../snapshots/snapshots';
import type { Rollout } from './rollout-state';

/** A snapshot for all visitors, or for those that don't get a canary. */
export interface Composed extends ComposedSnapshot {
  /** The running rollout, whose canary has the same changes; undefined after a dry run. */
  rollout?: Rollout | undefined;
  /** The snapshot of a new rollout's canary; undefined after a dry run. */
  canary?: string | undefined;
}

/**
 * Refuses a second rollout, and another release of the app that is being rolled out.
 * @throws naming the rollout and the remedy
 */
export function requireOtherApps(
  { app, to, share }: Rollout,
  changes: Change[],
  stages: Stage[] | undefined,
): void {
  if (stages === undefined && changes.every((change) => change.app !== app)) return;
  throw new Error(
    `${app} ${to} is being rolled out to ${share} % of the visitors. Finish that first: npx site rollout promote, or npx site rollout abort`,
  );
}

/**
 * Composes the canary of a new rollout. The stable snapshot stays.
 * @throws if there is no release to compare with, there are several releases, or the pages need other headers
 */
export async function composeFirstCanary(
  stable: Snapshot | undefined,
  next: NextSnapshot,
): Promise<Composed> {
  const [change, ...others] = next.changes;
  if (others.length > 0)
    throw new Error(
      'A rollout compares one release with the one before. Release several at once, without --share or --stages, or one without --with.',
    );
  if (!stable || !change?.from || change.from === change.to)
    throw new Error(
      'A rollout compares a release with the one before, and there is none. Release it at once, without --share or --stages.',
    );
  const composed = await composeSnapshot(stable, {
    ...next,
    // Samples are counted by the release that a page names.
    scope: next.scope === 'all' ? 'all' : 'apps',
  });
  // nginx has one set of headers for all visitors.
  if (composed.hasOtherHeaders || change.origin !== undefined)
    throw new Error(
      `The pages with ${change.app} ${change.to} need other headers: origins or the security policy differ. Release it at once, without --share or --stages.`,
    );
  next.signal.throwIfAborted();
  return { ...composed, name: stable.name, composer: stable.composer, canary: composed.name };
}

/**
 * Composes the next snapshot. During a rollout, the canary gets the same changes.
 * @throws when a check fails, or the canary doesn't fit the changes
 */
export async function composeWithCanary(before: Deployed | undefined, next: NextSnapshot): Promise<Composed> {
  const composed = await composeSnapshot(before, next);
  const running = before && runningRollout(before.entry);
  const rollout = running && (await composeCanary(running, next));
  next.signal.throwIfAborted();
  return { ...composed, rollout };
}

async function composeCanary(rollout: Rollout, next: NextSnapshot): Promise<Rollout | undefined> {
  const { app, to, snapshot } = rollout;
  next.onStep?.(`Composing with ${app} ${to}, too`);
  const { name } = await composeSnapshot(await readSnapshot(snapshot), next).catch((error: Error) => {
    throw new RefusedError(
      `${error.message}\nThat is with ${app} ${to}, which is being rolled out. Without it: npx site rollout abort`,
      RefusedError.picturesOf(error),
    );
  });
  return name === undefined ? undefined : { ...rollout, snapshot: name };
}
