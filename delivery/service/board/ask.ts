import { readRollout } from '../../deploy/deployed';
import { Refusal } from '../http/problem';
import { boardAddress } from './board-address';
import { confirmPage, donePage } from './pages/confirm-page';
import { readApp } from './read-board';

/** What the board does with a rollout; who holds one does so with the command. */
export type AskedAction = 'promote' | 'abort';

export interface RolloutParams {
  action: string;
}

/** @throws Refusal for what the board does not do */
export function readAction({ action }: RolloutParams): AskedAction {
  if (action === 'promote' || action === 'abort') return action;
  throw new Refusal(404, 'The board promotes and aborts rollouts.');
}

/**
 * The page that asks whether to roll back. What it goes to is written into the form: what is asked is what is done,
 * whatever happens meanwhile.
 * @param wanted the release before unless it is named
 * @param fault why it was refused before
 */
export async function askRollback(app: string, wanted: string | undefined, fault?: string): Promise<string> {
  const { version: live, before } = await readApp(app);
  const to = wanted ?? before;
  if (to === undefined) return donePage('Roll back', [`There is no release of ${app} to go back to.`]);
  return confirmPage({
    title: `Roll back ${app}`,
    what: `${live ?? 'Nothing'} is live. Afterwards ${to} is, for all visitors.`,
    address: `${boardAddress}/${app}/rollback`,
    button: 'Roll back',
    fields: { version: to },
    ...(fault !== undefined && { fault }),
  });
}

/** The page that asks whether to promote or abort the rollout that runs. */
export async function askRollout(action: AskedAction, fault?: string): Promise<string> {
  const rollout = await readRollout();
  if (!rollout) return donePage('Rollout', ['No rollout runs.']);
  const { app, from, to, share, stages, stage } = rollout;
  const next = stages[stage + 1]?.share ?? 100;
  const isPromotion = action === 'promote';
  return confirmPage({
    title: isPromotion ? `Promote ${app}` : `Abort the rollout of ${app}`,
    what: isPromotion
      ? `${to} is shown to ${share} of a hundred visitors. Afterwards it is to ${next}.`
      : `Afterwards everybody gets ${from}, and ${to} nobody.`,
    address: `${boardAddress}/rollout/${action}`,
    button: isPromotion ? 'Promote' : 'Abort',
    // Another rollout than the one that was asked about is left alone.
    fields: { version: to },
    ...(fault !== undefined && { fault }),
  });
}
