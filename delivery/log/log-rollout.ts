import type { Rollout, RolloutStep } from '../rollout/rollout-state';
import { appendToLog } from './append';
import type { LogEvent, LogHead } from './entry';
import { readLog } from './verify-log';

/**
 * Writes those steps of a rollout to the log that it has not: the last one, or what a crash has left out. To be called under
 * the site's lock.
 */
export async function logRollout(rollout: Rollout): Promise<LogHead | undefined> {
  const keyOf = ({ time, action, app }: Pick<LogEvent, 'time' | 'action' | 'app'>) =>
    `${time} ${action} ${app}`;
  const logged = new Set((await readLog()).map(keyOf));
  const missing = rollout.steps
    .map((step) => eventOf(rollout, step))
    .filter((event) => !logged.has(keyOf(event)));
  return missing.length > 0 ? appendToLog(missing) : undefined;
}

function eventOf({ app, from, to }: Rollout, step: RolloutStep): LogEvent {
  const { at, action, share, reason, by, figures } = step;
  const detail = `${share} % of visitors. ${reason}`;
  return { time: at, action, app, from, to, by, outcome: 'done', detail, ...(figures && { figures }) };
}
