import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { stubSiteFolder } from '../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { runKeysCommand } = await import('./keys');

const add = (...names: string[]) =>
  runKeysCommand(['add', ...names, '--app', 'mf-press', '--may', 'store,activate']);

test('a list without keys says so, and how to add one', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runKeysCommand(['list']);
  expect(error.mock.calls).toEqual([[expect.stringContaining('There are no keys yet. Add one:')]]);
});

test('a new key is all that goes to stdout, which may be the file of the key', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await add('press');
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^site_\S+$/)]]);
  expect(error.mock.calls).toEqual([
    [expect.stringContaining('This is shown once.')],
    ['mf-press has no release yet. If a name is wrong: npm run delivery -- keys revoke press'],
  ]);
});

test('a key for an app that has a release says nothing more', async () => {
  await mkdir(join(folder, 'releases/mf-press'), { recursive: true });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await add('second');
  expect(error.mock.calls).toEqual([[expect.stringContaining('This is shown once.')]]);
});

test('refuses words that it would ignore', async () => {
  await expect(add('two', 'three')).rejects.toThrow('Remove "three"');
  await expect(runKeysCommand(['revoke', 'two', 'three'])).rejects.toThrow('Remove "three"');
  await expect(runKeysCommand(['list', 'two'])).rejects.toThrow('Remove "two"');
});

test.each([
  ['deploy', '1', '"deploy" is no permission: use store, activate and read'],
  ['', '1', 'Give its permissions'],
  ['store', '0', 'Use whole days for --days, from 1 to 9999.'],
  ['store', 'ten', 'Use whole days for --days, from 1 to 9999.'],
])('--may "%s" --days "%s" is refused with the remedy, and nothing of the schema', async (may, days, why) => {
  const refused = runKeysCommand(['add', 'one', '--app', 'mf-press', '--may', may, '--days', days]);
  await expect(refused).rejects.toThrow(why);
  await expect(refused).rejects.not.toThrow(/Invalid|may\.0|days:/);
});
