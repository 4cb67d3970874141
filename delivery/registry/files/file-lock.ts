import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'libsql';

const retryMs = 50;

/** A lock that its holder lets go of by closing it, or by dying, however it dies. */
export interface FileLock {
  release(): void;
}

/**
 * Takes a lock that one process at a time can hold: SQLite's on a file of its own.
 * @param timeoutMs how long to wait for its holder
 * @returns undefined when somebody else held it all that time
 */
export async function takeFileLock(file: string, timeoutMs: number): Promise<FileLock | undefined> {
  await mkdir(dirname(file), { recursive: true });
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
      if (code !== 'SQLITE_BUSY') throw error;
      if (!isHeld) return undefined;
    }
    // SQLite's own waiting would block this process: a service that waits still has to answer.
    await setTimeout(retryMs);
  }
}
