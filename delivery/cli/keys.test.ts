import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

/** Modules read the folder of the site when they are loaded. */
const folder = await mkdtemp(join(tmpdir(), 'keys-'));
vi.stubEnv('SITE_DIR', folder);
const { runKeysCommand } = await import('./keys');

afterAll(() => rm(folder, { recursive: true }));

const add = (...names: string[]) =>
  runKeysCommand(['add', ...names, '--app', 'mf-press', '--may', 'store,activate']);

test('a new key is all that goes to stdout, which may be the file of the key', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await add('press');
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^site_\S+$/)]]);
  expect(error.mock.calls).toEqual([[expect.stringContaining('This is shown once.')]]);
});

test('refuses words that it would ignore', async () => {
  await expect(add('two', 'three')).rejects.toThrow('Remove "three"');
  await expect(runKeysCommand(['revoke', 'two', 'three'])).rejects.toThrow('Remove "three"');
  await expect(runKeysCommand(['list', 'two'])).rejects.toThrow('Remove "two"');
});
