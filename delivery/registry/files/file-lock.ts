import { setTimeout } from 'node:timers/promises';
import Database from 'libsql';
import { requireWritable } from './require-writable';

const retryMs = 50;

/**
 * Takes an exclusive lock between processes: SQLite's, on a separate file. The exit of a process releases it, even by SIGKILL.
 * @param timeoutMs how long to wait for it
 * @returns undefined when another process held it all the time
 * @throws when this user can't write it: SQLite would open it without locking it
 */
export async function takeFileLock(file: string, timeoutMs: number) {
  await requireWritable(file);
  const deadline = performance.now() + timeoutMs;
  const database = new Database(file);
  for (;;) {
    try {
      database.exec('BEGIN EXCLUSIVE');
      return { release: () => database.close() };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      const isHeld = code === 'SQLITE_BUSY' && performance.now() < deadline;
      if (!isHeld) database.close();
      if (code === 'SQLITE_FULL') throw full(file, error);
      if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT') throw damaged(file, error);
      if (code !== 'SQLITE_BUSY') throw error;
      if (!isHeld) return undefined;
    }
    // SQLite's own wait would block this process, but a waiting service still has to answer.
    await setTimeout(retryMs);
  }
}

function damaged(file: string, cause: unknown): Error {
  return new Error(
    `${file} is damaged. It is a lock without content: end the release service and all commands for this site, and remove it.`,
    { cause },
  );
}

function full(file: string, cause: unknown): Error {
  return new Error(`The disk of ${file} is full. Free some space on it, and try again.`, { cause });
}
