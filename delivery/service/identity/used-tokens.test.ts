import { expect, test, vi } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { rememberTokens, trackTokens } = await import('./used-tokens');

const use = { action: 'release', app: 'mf-careers', to: '1.0.0-abc' };

test('a use that could not be stored does not count, so that the token may be sent again', async () => {
  const save = vi.fn().mockRejectedValueOnce(new Error('The disk is full.')).mockResolvedValue(undefined);
  const tokens = trackTokens([], save);
  await expect(tokens.use('token', use)).rejects.toThrow('The disk is full.');
  await tokens.use('token', use);
  await expect(tokens.use('token', use)).rejects.toThrow('has been used already');
});

test.each(['', '[{', '{}'])('damaged uses (%j) are not taken for none', async (content) => {
  writeFileIn(folder, 'delivery/used-tokens.json', content);
  await expect(rememberTokens()).rejects.toThrow(`${folder}/delivery/used-tokens.json is damaged. Remove it`);
});
