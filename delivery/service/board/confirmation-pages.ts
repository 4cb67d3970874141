import { Refusal } from '@site/shared/http/refusal';
import { readRollout } from '../../deploy/deployed';
import { boardAddress } from './board-address';
import { confirmPage, donePage } from './pages/confirm-page';
import { readLiveApp } from './read-board';

/** The board's actions on a rollout; `hold` is only a command. */
export type BoardAction = 'promote' | 'abort';

export interface RolloutParams {
  action: string;
}

/** @throws Refusal for other actions */
export function readAction({ action }: RolloutParams): BoardAction {
  if (action === 'promote' || action === 'abort') return action;
  throw new Refusal(404, 'The board promotes and aborts rollouts.');
}

/**
 * The page that confirms a rollback. Its target is in the form, so that the confirmed rollback is the one that is done,
 * whatever happens meanwhile.
 * @param wanted the target; by default the previous release
 * @param error the error of an earlier attempt
 */
export async function askRollback(app: string, wanted: string | undefined, error?: string): Promise<string> {
  const { version: live, before } = await readLiveApp(app);
  const to = wanted ?? before;
  if (to === undefined) return donePage('Roll back', [`There is no release of ${app} to roll back to.`]);
  return confirmPage({
    title: `Roll back ${app}`,
    what: `${live ?? 'Nothing'} is deployed. Afterwards ${to} is, for all visitors.`,
    address: `${boardAddress}/${app}/rollback`,
    button: 'Roll back',
    fields: { version: to },
    error,
  });
}

/** The page that confirms to promote or abort the running rollout. */
export async function askRollout(action: BoardAction, error?: string): Promise<string> {
  const rollout = await readRollout();
  if (!rollout) return donePage('Rollout', ['No rollout runs.']);
  const { app, from, to, share, stages, stage } = rollout;
  const next = stages[stage + 1]?.share ?? 100;
  const isPromotion = action === 'promote';
  return confirmPage({
    title: isPromotion ? `Promote ${app}` : `Abort the rollout of ${app}`,
    what: isPromotion
      ? `${share} of a hundred visitors get ${to}. Afterwards ${next} do.`
      : `Afterwards all visitors get ${from}.`,
    address: `${boardAddress}/rollout/${action}`,
    button: isPromotion ? 'Promote' : 'Abort',
    // So that neither another rollout nor a later stage than the confirmed one is changed, for instance by a second click.
    fields: { version: to, ...(isPromotion && { share: String(share) }) },
    error,
  });
}
