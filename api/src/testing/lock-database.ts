import Sqlite from 'libsql';
import { databaseFile } from '../storage/sqlite-dialect';

/**
 * Locks the SQLite in a folder as another program would.
 * @returns a function that frees it
 */
export function lockDatabase(folder: string): () => void {
  const other = new Sqlite(databaseFile(folder));
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('COMMIT');
    other.close();
  };
}
