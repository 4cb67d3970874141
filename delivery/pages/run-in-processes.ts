import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import * as v from 'valibot';
import { root } from '../workspace';

interface Work<Task> {
  /** The module that does it, relative to `delivery/`; its default export takes a task and returns its result. */
  script: string;
  tasks: Task[];
  /** What an error calls a task. */
  nameOf: (task: Task) => string;
  maxWorkers: number;
  /** For one task, the start of its process included. */
  timeoutMs?: number;
}

/**
 * Runs tasks in child processes. Release code needs its own process: federation keeps containers on globals, and a page
 * may loop forever or exit. What a process prints goes to this process's output.
 * @returns the results, in the order of the tasks
 * @throws the error of the first task that fails, exits or times out, once all processes have ended
 */
export async function runInProcesses<Task, Result>(work: Work<Task>): Promise<Result[]> {
  const { script, tasks, nameOf, maxWorkers, timeoutMs = 30_000 } = work;
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: join(root, 'delivery', script),
    minThreads: 0,
    maxThreads: maxWorkers,
    execArgv: ['--import', createRequire(import.meta.url).resolve('tsx')],
    env: v.parse(v.record(v.string(), v.string()), { ...process.env, NODE_ENV: 'production' }),
  });
  const results: Result[] = [];
  const queue = tasks.entries();
  const runTask = async (task: Task): Promise<Result> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await pool.run(task, { signal });
    } catch (problem) {
      if (signal.aborted)
        throw new Error(`${nameOf(task)} did not finish rendering within ${timeoutMs / 1000} s.`);
      throw taskError(problem, nameOf(task));
    }
  };
  // Not the pool's own queue: the time-out of a task must not include its wait for a worker.
  const runTasks = async () => {
    for (const [index, task] of queue) results[index] = await runTask(task);
  };
  try {
    await Promise.all(Array.from({ length: maxWorkers }, runTasks));
  } finally {
    await pool.destroy();
  }
  return results;
}

/** A task's own error arrives serialised; an `Error` is the pool's, about a process that has ended. */
function taskError(problem: unknown, name: string): Error {
  const own = v.safeParse(v.object({ message: v.string() }), problem);
  if (own.success && !(problem instanceof Error)) return new Error(own.output.message);
  return new Error(
    `${name} could not be rendered: its process ended before it was done. What it printed stands above.`,
  );
}
