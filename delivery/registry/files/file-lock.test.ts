import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeFileLock } from './file-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('has one holder at a time: another one waits, without blocking the process', async () => {
  const file = join(folder, 'some/lock');
  const first = await takeFileLock(file, 0);
  expect(first).toBeDefined();
  expect(await takeFileLock(file, 0)).toBeUndefined();
  const waiting = takeFileLock(file, 60_000);
  // Runs while the other waits.
  setTimeout(() => first?.release(), 20);
  const second = await waiting;
  expect(second).toBeDefined();
  second?.release();
});

test('an invalid lock file is an error, not a wait', async () => {
  await expect(takeFileLock(folder, 60_000)).rejects.toThrow();
});
