import { expect, test, vi } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { maxTokenAgeMs } = await import('./ci-tokens');
const { rememberTokens, trackTokens } = await import('./used-tokens');

const use = { action: 'release', app: 'mf-careers', to: '1.0.0-abc' };

test('a use that could not be stored does not count, so that the token may be sent again', async () => {
  const save = vi.fn().mockRejectedValueOnce(new Error('The disk is full.')).mockResolvedValue(undefined);
  const tokens = trackTokens([], save);
  await expect(tokens.use('token', use)).rejects.toThrow('The disk is full.');
  await tokens.use('token', use);
  await expect(tokens.use('token', use)).rejects.toThrow('has been used already');
});

test.each([
  ['release', 'rollback'],
  ['release', 'withdraw'],
  ['promote', 'abort'],
  ['preview', 'preview'],
])('a token for %s is none for %s', async (first, second) => {
  const tokens = trackTokens();
  await tokens.use('token', { ...use, action: first });
  await expect(tokens.use('token', { ...use, action: second })).rejects.toThrow('has been used already');
  await tokens.use('another', { ...use, action: second });
});

test('a token that has stored a release stores it again, and no other one', async () => {
  const tokens = trackTokens();
  const store = { ...use, action: 'store' };
  for (const action of ['store', 'preview', 'release', 'store'])
    await tokens.use('token', { ...use, action });
  for (const other of [{ app: 'mf-contact' }, { to: '2.0.0-abc' }])
    await expect(tokens.use('token', { ...store, ...other })).rejects.toThrow('has been used already');
});

test('uses are stored for the lifetime of a token, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const save = vi.fn(async (_uses: object[]) => undefined);
  const ages = [maxTokenAgeMs - 1, maxTokenAgeMs];
  const tokens = trackTokens(
    ages.map((age) => ({ ...use, token: `${age}`, at: Date.now() - age })),
    save,
  );
  await tokens.use('token', use);
  expect(save.mock.lastCall).toMatchObject([[{ token: `${maxTokenAgeMs - 1}` }, { token: 'token' }]]);
});

test.each(['', '[{', '{}'])('damaged uses (%j) are not taken for none', async (content) => {
  writeFileIn(folder, 'delivery/used-tokens.json', content);
  await expect(rememberTokens()).rejects.toThrow(`${folder}/delivery/used-tokens.json is damaged. Remove it`);
});
