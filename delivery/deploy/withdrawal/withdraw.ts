import { releaseKey } from '@site/shared/node/site-keys';
import { readRelease } from '../../registry/release-store';
import { siteStore } from '../../registry/site-store/open-site-store';
import { composeOnTop, deployOnTop } from '../change-site';
import { type AfterDeployment, deploy } from '../deploy';
import { keepNamed, runningRollout } from '../deployed';
import { goFirst } from '../give-way';
import type { Attribution } from '../log/attribution';
import { composeWithCanary } from '../rollout/compose-canary';
import type { NextSnapshot } from '../snapshots/compose-snapshot';
import { addWithdrawn, findWithdrawn } from './read-withdrawn';

export interface Withdrawal {
  app: string;
  version: string;
  /** With a reason, which is shown when it is to be deployed again. */
  by: Attribution & { reason: string };
}

/**
 * Marks a release as bad: it is not deployed again, and tabs that show it reload with their next page. It is an entry of the
 * log, with a snapshot whose record names the withdrawal. A repeat changes nothing, as each later entry lists all withdrawals.
 * @throws when it is deployed or being rolled out, or there is no such release
 */
export function withdraw(withdrawal: Withdrawal): Promise<AfterDeployment> {
  return goFirst(() => withdrawNow(withdrawal));
}

function withdrawNow({ app, version, by }: Withdrawal): Promise<AfterDeployment> {
  return composeOnTop(async (before, signal) => {
    await siteStore().fetch([releaseKey({ app, version })]);
    await readRelease(app, version);
    if (!before) throw new Error('Nothing is deployed yet: there is no need to withdraw a release.');
    const running = runningRollout(before.entry);
    if (before.versions[app] === version)
      throw new Error(`${app} ${version} is deployed. Roll back first: npx site rollback --app ${app}`);
    if (running?.app === app && running.to === version)
      throw new Error(`${app} ${version} is being rolled out. End that first: npx site rollout abort`);
    if (findWithdrawn(before.entry, { [app]: version })) return { log: undefined, warnings: [] };
    const time = new Date().toISOString();
    const withdrawn = { app, version, at: time, who: by.who.name, reason: by.reason };
    const next: NextSnapshot = {
      changes: [],
      action: 'rollback',
      state: { ...before.entry, withdrawn: addWithdrawn(before.entry.withdrawn, withdrawn) },
      signal,
    };
    const { name = before.name, composer, rollout } = await composeWithCanary(before, next);
    await keepNamed({ snapshot: name, rollout });
    return deployOnTop(before, () =>
      deploy(
        before,
        { action: 'withdraw', time, by, changes: [{ app, from: null, to: version }] },
        { snapshot: name, composer, rollout, withdrawn },
      ),
    );
  });
}
