import { join } from 'node:path';
import Sqlite from 'libsql';

const usedFile = (folder: string) => join(folder, 'in-use.lock');

/**
 * Says that a server uses the folder; several may.
 * @returns a function that ends it
 * @throws while the folder is claimed
 */
export function useFolder(folder: string): () => void {
  return lock(usedFile(folder), 'BEGIN; SELECT count(*) FROM sqlite_master');
}

/**
 * Keeps servers away from the folder.
 * @returns a function that lets them in again; undefined while a server uses the folder
 */
export function claimFolder(folder: string): (() => void) | undefined {
  return claimFile(usedFile(folder));
}

/**
 * Takes a lock that one process at a time can hold. SQLite's locks are the system's: they go with their process, even after
 * SIGKILL.
 * @returns a function that releases it; undefined while another process holds it
 */
export function claimFile(file: string): (() => void) | undefined {
  try {
    return lock(file, 'BEGIN EXCLUSIVE');
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return undefined;
    throw error;
  }
}

function lock(file: string, statements: string): () => void {
  const database = new Sqlite(file);
  try {
    database.exec('PRAGMA busy_timeout = 0');
    database.exec(statements);
    return () => database.close();
  } catch (error) {
    database.close();
    throw error;
  }
}
