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
const livePaths = async (): Promise<string[]> =>
  JSON.parse(await readFile(join(site.folder, 'current/pages.json'), 'utf8')).pages.map(
    ({ path }: { path: string }) => path,
  );

test('an address that was live vanishes by a word or a rollback, not by itself', async () => {
  expect(await release(await careersWith({ added: ['/career/weaver'] }))).toContain('is live, after');
  expect(await livePaths()).toContain('/career/weaver');

  expect(await release(await careersWith({}))).toContain('/career/weaver is live and would vanish.');
  expect(await livePaths()).toContain('/career/weaver');
  expect(await release(await careersWith({ gone: ['/career/weaver'] }))).toContain('is live, after');
  expect(await livePaths()).not.toContain('/career/weaver');

  expect((await site.command('rollback', 'mf-careers')).output).toContain('is live again');
  expect(await livePaths()).toContain('/career/weaver');
  expect((await site.command('rollback', 'mf-careers')).output).toContain('is live again');
  expect(await livePaths()).not.toContain('/career/weaver');
});

test('an address of another remote is refused', async () => {
  expect(await release(await careersWith({ added: ['/jobs'] }))).toContain('/jobs of mf-careers 1.0.0-');
  expect(await livePaths()).not.toContain('/jobs');
});
