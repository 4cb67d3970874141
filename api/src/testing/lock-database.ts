import Sqlite from 'libsql';
import { databaseFile } from '../enquiries/storage/sqlite-dialect';

/**
 * Locks the SQLite database of a folder like another program.
 * @returns a function that unlocks it
 */
export function lockDatabase(folder: string): () => void {
  const other = new Sqlite(databaseFile(folder));
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('COMMIT');
    other.close();
  };
}
