const rollbacks = new Set<Promise<unknown>>();

/** Runs a rollback. Releases being composed in this process pause before their next page until it has ended. */
export async function goFirst<T>(work: () => Promise<T>): Promise<T> {
  const done = work();
  rollbacks.add(done);
  try {
    return await done;
  } finally {
    rollbacks.delete(done);
  }
}

/** Resolves once no rollback is under way. */
export async function giveWay(): Promise<void> {
  while (rollbacks.size > 0) await Promise.allSettled(rollbacks);
}
