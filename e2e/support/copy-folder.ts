import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Copies what is in a folder. The system's command takes a quarter of the time that Node takes for the thousand files of a
 * site, and most tests of releases begin with such a copy.
 * @param options.linked makes hard links: for files that are replaced, never changed in place
 */
export async function copyFolder(from: string, to: string, { linked = false } = {}): Promise<void> {
  await mkdir(to, { recursive: true });
  await promisify(execFile)('cp', [linked ? '-al' : '-a', `${from}/.`, to]);
}
