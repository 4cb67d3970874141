import { randomUUID } from 'node:crypto';
import { messageOf } from '@site/shared/node/message-of';
import type { ObjectStore } from '../../registry/object-store/object-store';
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

const maxDetailLength = 2000;

/** Thrown when another service has deployed since the newest entry was read. */
export class LogConflictError extends Error {}

/**
 * Creates the next entry of the log: this is the deployment. What it names must be in the store.
 * @param before the number and hash of the newest entry
 * @throws LogConflictError when there is one already
 */
export async function createEntry(
  store: ObjectStore,
  before: LogHead = emptyHead,
  event: DeploymentEvent,
  state: DeployedState,
): Promise<ReadEntry> {
  const n = before.n + 1;
  const detail = event.detail?.slice(0, maxDetailLength);
  const entry: Entry = {
    n,
    previous: before.hash,
    writer: randomUUID(),
    ...event,
    ...(detail !== undefined && { detail }),
    ...state,
  };
  const content = Buffer.from(`${JSON.stringify(entry, null, 2)}\n`);
  await create(store, entry, content);
  return { entry, head: { n, hash: entryHash(content) } };
}

async function create(store: ObjectStore, { n, writer }: Entry, content: Buffer): Promise<void> {
  let cause: unknown;
  const created = await store.create(entryKey(n), content).catch((error: unknown) => {
    cause = error;
    return false;
  });
  if (created) return;
  const there = await readEntry(store, n).catch(() => undefined);
  // A failed request may still have created the entry.
  if (there?.entry.writer === writer) return;
  if (there || cause === undefined)
    throw new LogConflictError(`Another service has deployed ${entryKey(n)} in the meantime.`);
  throw new Error(
    `${messageOf(cause)} Whether entry ${n} of the log was created is not known. Look at what is deployed before you repeat it: npx site releases`,
    { cause },
  );
}
