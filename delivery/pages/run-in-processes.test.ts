import { expect, test, vi } from 'vitest';
import { runInProcesses } from './run-in-processes';

// Every test starts processes, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const run = (tasks: string[], timeoutMs?: number) =>
  runInProcesses<string, string>({
    script: 'testing/sample-worker.ts',
    tasks,
    nameOf: (task) => `/${task}`,
    maxWorkers: 2,
    ...(timeoutMs && { timeoutMs }),
  });

test('gives the results in the order of the tasks, from no more processes than it may start', async () => {
  const results = await run(['one', 'two', 'three', 'four']);
  expect(results.map((result) => result.split(' ')[0])).toEqual(['one', 'two', 'three', 'four']);
  const processes = new Set(results.map((result) => result.split(' ').at(-1)));
  expect(processes.size).toBeLessThanOrEqual(2);
  expect(processes).not.toContain(String(process.pid));
});

test('fails with a task’s own error', async () => {
  await expect(run(['one', 'throw'])).rejects.toThrow(/^the jobs are gone$/);
});

test('names a task that ends its process', async () => {
  await expect(run(['one', 'exit'])).rejects.toThrow('/exit could not be rendered: its process ended');
});

test('names a task that crashes its process, and shows what the process printed', async () => {
  const printed: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  await expect(run(['one', 'crash'])).rejects.toThrow('/crash could not be rendered: its process ended');
  await vi.waitFor(() => expect(printed.join('')).toContain('thrown where nobody catches it'), 10_000);
});

test('ends a task that never finishes, and names it', async () => {
  await expect(run(['loop', 'two'], 3_000)).rejects.toThrow('/loop did not finish rendering within 3 s');
});
