import type { Change, Generation } from '../publish/generations';
import { appendToLog } from './append';
import type { Attribution, LogEvent, LogHead } from './entry';
import { readLog } from './verify-log';

/**
 * Writes to the log what the history of the live generation has and the log has not: a process that died between switching
 * and writing has left that out. To be called under the site's lock.
 */
export async function recoverLog({ history }: Pick<Generation, 'history'>): Promise<void> {
  const logged = new Set((await readLog()).map(changeKey));
  const missing = history.filter((change) => !logged.has(changeKey({ ...change, time: change.at })));
  if (missing.length > 0)
    await appendToLog(missing.map((change) => ({ ...eventOf(change), recovered: true as const })));
}

/** Writes changes of what is live to the log. */
export async function logChanges(changes: Change[]): Promise<LogHead | undefined> {
  return changes.length > 0 ? appendToLog(changes.map(eventOf)) : undefined;
}

/** Writes to the log that something was not done, and why. */
export async function logRefusal(
  event: Pick<LogEvent, 'action' | 'app' | 'from' | 'to' | 'by'> & { outcome?: 'forbidden' },
  detail: string,
): Promise<void> {
  await appendToLog([{ time: new Date().toISOString(), outcome: 'refused', ...event, detail }]);
}

const nobody: Attribution = { who: { kind: 'unknown', name: 'before the log' } };

function eventOf({ at, action, app, from, to, origin, by = nobody }: Change): LogEvent {
  const detail = origin === undefined ? {} : { detail: `served by ${origin || 'the site'}` };
  return { time: at, action, app, from, to, by, outcome: 'done', ...detail };
}

function changeKey({ time, action, app, to }: Pick<LogEvent, 'time' | 'action' | 'app' | 'to'>): string {
  return `${time} ${action} ${app} ${to}`;
}
