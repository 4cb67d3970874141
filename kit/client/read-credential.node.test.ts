import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test, vi } from 'vitest';
import { readCredential } from './read-credential';

const service = 'https://release.example';
const key = 'site_01234567_secret';

async function keyFile(content: string): Promise<string> {
  const folder = await temporaryFolder();
  const file = join(folder, 'key');
  await writeFile(file, content);
  return file;
}

test('reads a key from its setting or its file, without the white space around it', async () => {
  expect(await readCredential(service, { DELIVERY_KEY: ` ${key}\n` })).toBe(key);
  expect(await readCredential(service, { DELIVERY_KEY_FILE: await keyFile(`${key}\n`) })).toBe(key);
});

test.each([`${key}\nThis is shown once.`, `${key} x`, `${key}\u0007`, `“${key}”`])(
  'refuses what is not a key alone, naming its setting without its value: %j',
  async (wrong) => {
    const file = await keyFile(wrong);
    for (const [name, value, named] of [
      ['DELIVERY_KEY', wrong, 'DELIVERY_KEY is not one word'],
      ['DELIVERY_TOKEN', wrong, 'DELIVERY_TOKEN is not one word'],
      ['DELIVERY_KEY_FILE', file, `DELIVERY_KEY_FILE names ${file}, whose content is not one word`],
    ] as const) {
      const problem: unknown = await readCredential(service, { [name]: value }).catch((error) => error);
      expect(String(problem)).toContain(named);
      expect(String(problem)).not.toContain('secret');
    }
  },
);

test.each([
  ['a page of a proxy', async () => new Response('<h1>Sign in</h1>'), 'Unexpected token'],
  ['an error', async () => new Response('', { status: 500 }), 'status 500'],
  [
    'no connection',
    async () => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    },
    'connect ECONNREFUSED',
  ],
])('names GitHub when it answers the request for an identity with %s', async (_, fetch, reason) => {
  vi.stubGlobal('fetch', fetch);
  const identity = readCredential(service, { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example/' });
  await expect(identity).rejects.toThrow(`GitHub gave this run no identity: ${reason}`);
});
