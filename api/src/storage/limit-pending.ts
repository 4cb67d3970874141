/** Too many writes wait for the database already. Nothing of the refused one was kept. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** At a thousand commits a second the last in the queue waits half a second. */
const defaultMaxPending = 500;

/**
 * Limits how many writes may wait for the database.
 * @returns a function that runs a write, or rejects with QueueFull at once when too many are pending
 */
export function limitPending(maxPending = defaultMaxPending) {
  let pending = 0;
  return async <Result>(write: () => Promise<Result>): Promise<Result> => {
    if (pending >= maxPending) throw new QueueFull(`${pending} writes are waiting for the database`);
    pending++;
    try {
      return await write();
    } finally {
      pending--;
    }
  };
}
