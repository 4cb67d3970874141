import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'libsql';

const retryMs = 50;

/** A lock that is released on close or process exit, even after SIGKILL. */
export interface FileLock {
  release(): void;
}

/**
 * Takes an exclusive lock between processes: SQLite's, on a separate file.
 * @param timeoutMs how long to wait for it
 * @returns undefined when another process held it all the time
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
    // SQLite's own wait would block this process, but a waiting service still has to answer.
    await setTimeout(retryMs);
  }
}
