const rollbacks = new Set<Promise<unknown>>();

/** Does the work of a rollback. Releases that are composed in this process pause meanwhile, before their next page. */
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
