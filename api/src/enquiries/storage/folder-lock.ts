import { dirname, join } from 'node:path';
import Sqlite from 'libsql';
import { giveToOwner } from './give-to-owner';

const usedFile = (folder: string) => join(folder, 'in-use.lock');

/**
 * Marks a folder as used by a server; several may use it.
 * @returns a function that ends the use
 * @throws while the folder is locked
 */
export function useFolder(folder: string): () => void {
  return lock(usedFile(folder), 'BEGIN; SELECT count(*) FROM sqlite_master');
}

/**
 * Locks servers out of the folder.
 * @returns a function that unlocks it; undefined while a server uses the folder
 */
export function claimFolder(folder: string): (() => void) | undefined {
  return claimFile(usedFile(folder));
}

/**
 * Takes an exclusive lock between processes. SQLite's locks are the system's: they end with their process, even after
 * SIGKILL.
 * @returns a function that releases it; undefined while another process has it
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
    giveToOwner(file, dirname(file));
    return () => database.close();
  } catch (error) {
    database.close();
    throw error;
  }
}
