import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySite, filesIn } from '../support/site-copy';

const site = await copySite();
afterAll(() => site.remove());

test('no release and no page contains the forms of development servers', async () => {
  const files = Object.keys(await filesIn(site.folder));
  expect(files.filter((file) => /(^|\/)admin(\/|\.)|sveltia/i.test(file))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts) expect(await readFile(join(site.folder, file), 'utf8')).not.toMatch(/sveltia/i);
});
