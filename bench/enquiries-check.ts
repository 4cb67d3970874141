import { openDatabaseToRead } from '../api/src/storage/open-database';

export interface StoredCheck {
  stored: number;
  /** Answered, and not there with the very id and words. */
  lost: number;
  /** There more than once. */
  doubled: number;
}

/**
 * Looks for every answered enquiry in the server's database.
 * @param answered the id of each, by its words
 */
export async function checkStored(folder: string, answered: Map<string, string>): Promise<StoredCheck> {
  const database = openDatabaseToRead({ kind: 'sqlite', folder });
  try {
    const rows = await database.selectFrom('enquiries').select(['id', 'subject']).execute();
    const idBySubject = new Map(rows.map(({ id, subject }) => [subject, id]));
    return {
      stored: rows.length,
      lost: [...answered].filter(([words, id]) => idBySubject.get(words) !== id).length,
      doubled: rows.length - idBySubject.size,
    };
  } finally {
    await database.destroy();
  }
}
