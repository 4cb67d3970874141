import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeFileLock } from './file-lock';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const module of ['node:fs', 'node:fs/promises']) vi.doUnmock(module);
  vi.unstubAllEnvs();
  vi.resetModules();
});

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

test('a damaged lock file is named, with what to do', async () => {
  const file = join(folder, 'lock');
  await writeFile(file, 'not a database'.repeat(1000));
  await expect(takeFileLock(file, 0)).rejects.toThrow(
    `${file} is damaged. It is a lock without content: end`,
  );
});

test('a file that this user can only read is refused, because SQLite would lock no one out', async () => {
  // Root, too, runs this test, and can write every file.
  vi.doMock('node:fs/promises', async (original) => ({
    ...(await original<object>()),
    access: (place: string) =>
      Promise.reject(Object.assign(new Error(), { code: place.endsWith('-ro') ? 'EROFS' : 'EACCES' })),
  }));
  vi.resetModules();
  const { takeFileLock: take } = await import('./file-lock');
  const owner = process.getuid?.();
  const file = join(folder, 'lock');
  await expect(take(join(folder, 'some/lock'), 0)).rejects.toThrow(
    `${folder} can't be written, although it belongs to this user (${owner}). Run chmod u+w ${folder}.`,
  );
  await writeFile(file, '');
  vi.spyOn(process, 'getuid').mockReturnValue(1234);
  await expect(take(file, 0)).rejects.toThrow(
    `${file} can't be written by this user (1234), as it belongs to user ${owner}. Run this as that user.`,
  );
  await writeFile(`${file}-ro`, '');
  await expect(take(`${file}-ro`, 0)).rejects.toThrow(
    `${file}-ro is on a read-only file system (findmnt -T ${file}-ro). Make that writable.`,
  );
});

test.runIf(process.platform === 'linux')("a site folder that can't be made is an error at once", async () => {
  vi.stubEnv('SITE_DIR', '/proc/site');
  vi.resetModules();
  const { takeFileLock: take } = await import('./file-lock');
  await expect(take('/proc/site/lock', 0)).rejects.toThrow(/^\/proc(\/site)? can't be /);
});

test("root is refused in another user's site, who could not read what root leaves", async () => {
  vi.stubEnv('SITE_DIR', folder);
  vi.doMock('node:fs', async (original) => ({
    ...(await original<object>()),
    statSync: () => ({ uid: 995 }),
  }));
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.resetModules();
  const { takeFileLock: take } = await import('./file-lock');
  await expect(take(join(folder, 'lock'), 0)).rejects.toThrow(`${folder} belongs to user 995`);
});
