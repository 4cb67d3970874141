import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** Linux keeps the files of this folder in memory. */
const inMemory = '/dev/shm';

/** Several times what all tests of a run have at the same moment. */
const neededBytes = 4 * 2 ** 30;

/**
 * Where tests have their temporary files: in memory where there is room, because they write and flush thousands of small
 * files. A `TMPDIR` that is set stays.
 */
export function temporaryRoot(): string {
  return process.env.TMPDIR === undefined && hasRoom() ? inMemory : tmpdir();
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) >= neededBytes && runsPrograms();
  } catch {
    // Other systems have no such folder.
    return false;
  }
}

/** Containers may mount it without: tests write programs of their own. */
function runsPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , , options = 'noexec'] =
    mounts.map((line) => line.split(' ')).find(([, at]) => at === inMemory) ?? [];
  return !options.split(',').includes('noexec');
}
