import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

type Outcome<T> = { made: T } | { problem: string };

/**
 * Does work once for all test files of a run, which run in several processes with one temporary directory. The first file
 * that needs it does it, and others wait.
 * @param make gets an empty folder; its result is written as JSON
 */
export async function oncePerRun<T>(name: string, make: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(tmpdir(), `once-${name}`);
  const file = `${folder}.json`;
  if (await isFirst(folder)) {
    const outcome: Outcome<T> = await make(folder).then(
      (made) => ({ made }),
      (problem) => ({ problem: String(problem) }),
    );
    await writeFile(`${folder}.new`, JSON.stringify(outcome));
    await rename(`${folder}.new`, file);
  }
  while (!existsSync(file)) await setTimeout(100);
  const outcome: Outcome<T> = JSON.parse(await readFile(file, 'utf8'));
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.made;
}

function isFirst(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    (problem) => {
      if (problem.code === 'EEXIST') return false;
      throw problem;
    },
  );
}
