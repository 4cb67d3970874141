import { appendToLog } from '../log/append';
import type { Attribution, LogHead } from '../log/entry';
import { recoverLog } from '../log/log-changes';
import { composeGeneration, type NextGeneration } from '../publish/compose-generation';
import { currentGeneration } from '../publish/generations';
import { removeOldGenerations } from '../publish/make-generation';
import { withSiteLock } from '../publish/site-lock';
import { switchGeneration } from '../publish/switch-generation';
import { composeCandidate } from '../rollout/publish-candidate';
import { recoverRollout } from '../rollout/recover-rollout';
import { writeRollout } from '../rollout/write-rollout';
import { readRelease } from '../store/release-store';

export interface Withdrawal {
  app: string;
  version: string;
  /** With a reason, which whoever wants to make it live again will read. */
  by: Attribution & { reason: string };
}

/**
 * Marks a release as bad: it is not made live again, and tabs that show it load their next page anew. The log says so
 * first; then the record of what is live does, in a generation whose pages are those of the one before.
 * @throws when it is live or being rolled out, or there is no such release
 */
export function withdraw({ app, version, by }: Withdrawal): Promise<LogHead> {
  return withSiteLock(async (signal) => {
    const rollout = await recoverRollout(signal);
    const before = await currentGeneration();
    if (before) await recoverLog(before);
    await readRelease(app, version);
    if (before?.versions[app] === version)
      throw new Error(`${app} ${version} is live. Go back first: npm run rollback -w ${app}`);
    if (rollout?.app === app && rollout.to === version)
      throw new Error(`${app} ${version} is being rolled out. End that first: npm run rollout -- abort`);
    const event = { action: 'withdraw', app, from: null, to: version, by, outcome: 'done' } as const;
    const log = await appendToLog([{ time: new Date().toISOString(), ...event }]);
    if (!before) return log;
    const next: NextGeneration = { changes: [], action: 'rollback', signal };
    const { name } = await composeGeneration(before, next);
    const candidate = rollout && (await composeCandidate(rollout, next));
    if (name !== undefined) await switchGeneration(name);
    if (candidate) await writeRollout(candidate);
    await removeOldGenerations();
    return log;
  });
}
