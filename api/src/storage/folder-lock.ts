import { join } from 'node:path';
import Sqlite from 'libsql';

/** SQLite's locks are the system's: they go with their process, even after SIGKILL. */
const lockFile = (folder: string) => join(folder, 'in-use.lock');

/**
 * Says that a server uses the folder; several may.
 * @returns a function that ends it
 * @throws while the folder is claimed
 */
export function useFolder(folder: string): () => void {
  return lock(folder, 'BEGIN; SELECT count(*) FROM sqlite_master');
}

/**
 * Keeps servers away from the folder.
 * @returns a function that lets them in again; undefined while a server uses the folder
 */
export function claimFolder(folder: string): (() => void) | undefined {
  try {
    return lock(folder, 'BEGIN EXCLUSIVE');
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return undefined;
    throw error;
  }
}

function lock(folder: string, statements: string): () => void {
  const database = new Sqlite(lockFile(folder));
  try {
    database.exec('PRAGMA busy_timeout = 0');
    database.exec(statements);
    return () => database.close();
  } catch (error) {
    database.close();
    throw error;
  }
}
