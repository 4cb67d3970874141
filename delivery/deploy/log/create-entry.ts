import { randomUUID } from 'node:crypto';
import {
  type DeployedState,
  type DeploymentEvent,
  type Entry,
  emptyHead,
  entryHash,
  entryKey,
  type LogHead,
} from './entry';
import { type ReadEntry, readEntry } from './read-log';
import type { SiteStore } from './site-store';

const longestDetail = 2000;

/** Thrown when another service has deployed since the newest entry was read. */
export class LogConflictError extends Error {}

/**
 * Creates the next entry of the log: this is the deployment. What it names must be in the store.
 * @param before the place of the newest entry
 * @throws LogConflictError when there is one already
 */
export async function createEntry(
  store: SiteStore,
  before: LogHead = emptyHead,
  event: DeploymentEvent,
  state: DeployedState,
): Promise<ReadEntry> {
  const n = before.n + 1;
  const detail = event.detail?.slice(0, longestDetail);
  const entry: Entry = {
    ...{ n, previous: before.hash, writer: randomUUID() },
    ...event,
    ...(detail !== undefined && { detail }),
    ...state,
  };
  const text = `${JSON.stringify(entry, null, 2)}\n`;
  let problem: unknown = new LogConflictError(
    `Another service has deployed ${entryKey(n)} in the meantime. Ask again.`,
  );
  const created = await store.create(entryKey(n), text).catch((error: unknown) => {
    problem = error;
    return false;
  });
  // A request that failed may have succeeded nonetheless.
  if (!created && (await readEntry(store, n).catch(() => undefined))?.entry.writer !== entry.writer)
    throw problem;
  return { entry, head: { n, hash: entryHash(text) } };
}
