import { expect, test, vi } from 'vitest';
import { rememberLatest } from './remember-latest';

test('asks once for each of the latest names', async () => {
  const ask = vi.fn(async (app: string, version: string) => `${app} ${version}`);
  const remembered = rememberLatest(2, ask);
  const versions = ['1', '1', '2', '1', '3', '1', '2'];
  const answers = await Promise.all(versions.map((version) => remembered('mf-careers', version)));
  expect(answers).toEqual(versions.map((version) => `mf-careers ${version}`));
  expect(ask.mock.calls.map(([, version]) => version)).toEqual(['1', '2', '3', '2']);
});

test('asks again after a failure', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('damaged')).mockResolvedValue('whole');
  const remembered = rememberLatest(2, ask);
  await expect(remembered('mf-careers', '1')).rejects.toThrow('damaged');
  expect(await remembered('mf-careers', '1')).toBe('whole');
});
