import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';

/**
 * Waits until a program has stopped itself (SIGSTOP). Linux only: it looks the threads up in /proc.
 * @throws when the program exits instead
 */
export async function untilStopped(program: ChildProcess): Promise<void> {
  const waited = new AbortController();
  const exited = once(program, 'exit', waited).then(([code]) => {
    throw new Error(`The program exited with code ${code} instead of stopping.`);
  });
  const stopped = vi.waitFor(
    async () => {
      if (!(await isStopped(program.pid))) throw new Error('The program has not stopped.');
    },
    { timeout: 60_000, interval: 2 },
  );
  try {
    await Promise.race([stopped, exited]);
  } finally {
    waited.abort();
    for (const other of [exited, stopped]) other.catch(() => undefined);
  }
}

/** Each thread stops by itself, as soon as it leaves the kernel. */
async function isStopped(pid: number | undefined): Promise<boolean> {
  const threads = join('/proc', String(pid), 'task');
  const states = (await readdir(threads)).map(async (thread) =>
    /\) (\w)/.exec(await readFile(join(threads, thread, 'stat'), 'utf8'))?.at(1),
  );
  return (await Promise.all(states)).every((state) => state === 'T');
}
