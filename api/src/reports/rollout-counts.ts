import { randomUUID } from 'node:crypto';
import { countView, noFigures } from '@site/shared/contracts/reported-figures';
import type { RolloutFigures } from '@site/shared/contracts/rollout';
import type { ReportedView } from '@site/shared/contracts/visit-report';
import { type WatchedRollout, watchRollout } from '../site/rollout/served-rollout';

export type RolloutCounts = ReturnType<typeof createRolloutCounts>;

/**
 * Counts what browsers report of the two releases of a rollout.
 * @param siteDirectory the folder with the link `rollout`
 */
export function createRolloutCounts(siteDirectory: string) {
  const instance = randomUUID();
  const readRollout = watchRollout(siteDirectory);
  let figures: RolloutFigures | undefined;

  function figuresOf({ id }: WatchedRollout): RolloutFigures {
    if (figures?.rollout !== id)
      figures = { instance, rollout: id, stable: noFigures(), candidate: noFigures() };
    return figures;
  }

  return {
    /** @param shell the version of the shell that showed the view */
    async count(view: ReportedView, shell: string): Promise<void> {
      const rollout = await readRollout();
      const side = rollout && sideOf(rollout, view, shell);
      if (side) countView(figuresOf(rollout)[side], view);
    },
    /** What was counted since the rollout began, or this process; undefined while none runs. */
    async read(): Promise<RolloutFigures | undefined> {
      const rollout = await readRollout();
      return rollout && figuresOf(rollout);
    },
  };
}

/** Undefined for views that neither release has to do with. */
function sideOf({ app, from, to }: WatchedRollout, view: ReportedView, shell: string) {
  const release = app === 'shell' ? shell : view.app === app ? view.release : undefined;
  if (release === to) return 'candidate';
  return release === from ? 'stable' : undefined;
}
