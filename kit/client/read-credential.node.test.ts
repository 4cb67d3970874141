import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
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
