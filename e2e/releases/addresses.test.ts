import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { careersWith } from '../support/careers-with';
import { copySite, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});
afterEach(() => site.remove());

const release = async (dist: string) => (await site.command('release', 'mf-careers', '--dist', dist)).output;
async function livePages() {
  const { pages, redirects, gone } = JSON.parse(
    await readFile(join(site.folder, 'current/pages.json'), 'utf8'),
  );
  return { paths: pages.map(({ path }: { path: string }) => path), redirects, gone };
}

test('a deployed path disappears only by `gone`, a redirect or a rollback', async () => {
  const added = ['/career/weaver', '/career/dyer'];
  const redirects = [{ from: '/career/dyer', to: '/contact' }];
  expect(await release(await careersWith({ added }))).toContain('is live, after');
  expect((await livePages()).paths).toEqual(expect.arrayContaining(added));

  const refusal = await release(await careersWith({}));
  for (const path of added) expect(refusal).toContain(`${path} is live and would vanish.`);
  expect((await livePages()).paths).toEqual(expect.arrayContaining(added));
  expect(await release(await careersWith({ gone: ['/career/weaver'], redirects }))).toContain(
    'is live, after',
  );
  const without = await livePages();
  for (const path of added) expect(without.paths).not.toContain(path);
  expect(without.gone).toEqual(['/career/weaver']);
  expect(without.redirects).toEqual(expect.arrayContaining(redirects));

  expect((await site.command('rollback', 'mf-careers')).output).toContain('is live again');
  expect((await livePages()).paths).toEqual(expect.arrayContaining(added));
  expect((await site.command('rollback', 'mf-careers')).output).toContain('is live again');
  for (const path of added) expect((await livePages()).paths).not.toContain(path);
});
