import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const create = () => mkdtemp(join(tmpdir(), 'site-test-'));
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/** Creates a folder for the running test and removes it afterwards. */
export async function temporaryFolder(): Promise<string> {
  const folder = await create();
  onTestFinished(() => remove(folder));
  return folder;
}

/** Creates a folder for all tests of a file and removes it after the last one. */
export async function temporaryFolderOfFile(): Promise<string> {
  const folder = await create();
  afterAll(() => remove(folder));
  return folder;
}
