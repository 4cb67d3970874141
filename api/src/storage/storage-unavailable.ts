/** The database failed. The message tells the caller what that means for them, the cause says why. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/**
 * Runs something on the database and names any failure for what it is.
 * @param consequence what a failure means for whoever asked
 */
export async function onStorage<Result>(consequence: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new StorageUnavailable(consequence, { cause });
  }
}
