/** The database failed. The message is the consequence for the caller, `cause` the reason. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** What a visitor reads when nothing was stored. */
export function notStored(what: 'enquiry' | 'application'): string {
  return `The ${what} could not be stored just now. Nothing was kept: please send it again in half a minute, or call us.`;
}

/**
 * Runs a database operation and wraps any failure.
 * @param consequence the consequence of a failure for the caller
 */
export async function onStorage<Result>(consequence: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new StorageUnavailable(consequence, { cause });
  }
}
