import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Copies the contents of a folder. The system's command takes a quarter of the time of Node for the thousand files of a
 * site, and most tests of releases start with such a copy.
 * @param options.linked makes hard links: for files that are replaced, never changed in place
 */
export async function copyFolder(from: string, to: string, { linked = false } = {}): Promise<void> {
  await mkdir(to, { recursive: true });
  await promisify(execFile)('cp', [linked ? '-al' : '-a', `${from}/.`, to]);
}
