import { mkdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeFolder } from './make-folder';
import { temporaryFolder } from './testing/temporary-folder';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, mkdirSync: vi.fn(fs.mkdirSync) };
});

test('makes all folders of a path with the mode, and leaves existing ones', async () => {
  const folder = join(await temporaryFolder(), 'a/b');
  makeFolder(folder, 0o700);
  expect(statSync(join(folder, '..')).mode & 0o777).toBe(0o700);
  makeFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('another process may make it at the same moment', async () => {
  const folder = join(await temporaryFolder(), 'a');
  vi.mocked(mkdirSync).mockImplementationOnce((path) => {
    mkdirSync(path);
    mkdirSync(path);
    return undefined;
  });
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('a folder that the system does not make is an error at once', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  expect(() => makeFolder(join(file, 'a'))).toThrow('ENOTDIR');
  if (process.platform === 'linux') expect(() => makeFolder('/proc/a/b')).toThrow("mkdir '/proc/a'");
});
