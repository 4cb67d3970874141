import type { Change, Generation } from '../publish/generations';
import type { Rollout, RolloutStep } from '../rollout/rollout-state';
import { appendToLog } from './append';
import type { Attribution, LogEvent, LogHead } from './entry';
import { readLog } from './verify-log';

/**
 * Writes to the log what the history of the live generation has and the log has not: a process that died between switching
 * and writing has left that out. To be called under the site's lock.
 */
export async function recoverLog({ history }: Pick<Generation, 'history'>): Promise<void> {
  const missing = await notLogged(history.map(eventOfChange));
  if (missing.length > 0) await appendToLog(missing.map((event) => ({ ...event, recovered: true as const })));
}

/** Writes changes of what is live to the log. */
export async function logChanges(changes: Change[]): Promise<LogHead | undefined> {
  return changes.length > 0 ? appendToLog(changes.map(eventOfChange)) : undefined;
}

/**
 * Writes those steps of a rollout to the log that it has not: the last one, or what a crash has left out. To be called under
 * the site's lock.
 */
export async function logRollout(rollout: Rollout): Promise<LogHead | undefined> {
  const missing = await notLogged(rollout.steps.map((step) => eventOfStep(rollout, step)));
  return missing.length > 0 ? appendToLog(missing) : undefined;
}

/**
 * Writes to the log what was not done, and why.
 * @param versions app to the version that it was about
 * @param live what is live of these apps
 */
export async function logRefusal(
  event: Pick<LogEvent, 'action' | 'by'> & { outcome?: 'forbidden' },
  versions: Record<string, string | null>,
  live: Generation['versions'],
  problem: unknown,
): Promise<void> {
  const detail = problem instanceof Error ? problem.message : String(problem);
  const time = new Date().toISOString();
  const events = Object.entries(versions).map(([app, to]): LogEvent => {
    return { time, outcome: 'refused', ...event, app, from: live[app] ?? null, to, detail };
  });
  if (events.length > 0) await appendToLog(events);
}

async function notLogged(events: LogEvent[]): Promise<LogEvent[]> {
  const keyOf = ({ time, action, app, to }: LogEvent) => `${time} ${action} ${app} ${to}`;
  const logged = new Set((await readLog()).map(keyOf));
  return events.filter((event) => !logged.has(keyOf(event)));
}

const nobody: Attribution = { who: { kind: 'unknown', name: 'before the log' } };

function eventOfChange({ at, action, app, from, to, origin, by = nobody }: Change): LogEvent {
  const detail = origin === undefined ? {} : { detail: `served by ${origin || 'the site'}` };
  return { time: at, action, app, from, to, by, outcome: 'done', ...detail };
}

function eventOfStep({ app, from, to }: Rollout, step: RolloutStep): LogEvent {
  const { at, action, share, reason, by, figures } = step;
  const detail = `${share} % of visitors. ${reason}`;
  return { time: at, action, app, from, to, by, outcome: 'done', detail, ...(figures && { figures }) };
}
