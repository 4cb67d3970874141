import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from './tables';
import { runInTransaction } from './transaction';

/** Too many writes wait for the database already. The refused write was not stored. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Bounds the wait of the last write: half a second at a thousand writes a second. */
const defaultMaxPending = 500;

type Write<Result> = (within: Database) => Promise<Result>;

interface Pending {
  write: Write<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Commits writes that arrive during a commit together with the next one, because a disk syncs only a few hundred times a
 * second. A failed write is rolled back alone.
 * @returns a function that runs a write; it resolves once the write is committed, and rejects with QueueFull at once
 * when too many are pending
 */
export function commitQueue(database: Database, maxPending = defaultMaxPending) {
  const pending: Pending[] = [];
  let committing = 0;
  let working = false;

  async function commitPending(): Promise<void> {
    working = true;
    while (pending.length > 0) {
      // Requests that have arrived are read first, and join the commit.
      await nextTurn();
      const batch = pending.splice(0);
      committing = batch.length;
      await commit(batch);
    }
    committing = 0;
    working = false;
  }

  async function commit(batch: Pending[]): Promise<void> {
    let begun = false;
    let written = false;
    try {
      const results = await runInTransaction(database, async (within) => {
        begun = true;
        written = false;
        const all: unknown[] = [];
        for (const { write } of batch) all.push(await write(within));
        written = true;
        return all;
      });
      for (const [at, { resolve }] of batch.entries()) resolve(results[at]);
    } catch (error) {
      // A failed commit may have reached the disk: a retry could store an enquiry twice. Without a transaction the database
      // is down: a retry would wait for a connection once more, and nginx gives up after 12 s.
      if (!begun || written || batch.length === 1) for (const { reject } of batch) reject(error);
      // All at once, as each may wait for a connection.
      else await Promise.all(batch.map((each) => commit([each])));
    }
  }

  return <Result>(write: Write<Result>): Promise<Result> => {
    if (pending.length + committing >= maxPending)
      return Promise.reject(new QueueFull(`${maxPending} writes are waiting for the database`));
    return new Promise<Result>((resolve, reject) => {
      pending.push({ write, resolve: (result) => resolve(result as Result), reject });
      if (!working) void commitPending();
    });
  };
}
