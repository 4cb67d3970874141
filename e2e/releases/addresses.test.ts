import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedBuild, copySite, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});
afterEach(() => site.remove());

/** A build of careers with further addresses, and with some that are gone. */
const careersWith = (paths: string[], gone: string[] = []) =>
  changedBuild('mf-careers', (file, content) => {
    if (file !== 'web/routes.json') return content;
    const routes = JSON.parse(content);
    const added = paths.map((path) => ({ path, page: 'careers-page' }));
    return JSON.stringify({ ...routes, addresses: [...routes.addresses, ...added], gone });
  });
const release = async (dist: string) => (await site.command('release', 'mf-careers', '--dist', dist)).output;
const livePaths = async (): Promise<string[]> =>
  JSON.parse(await readFile(join(site.folder, 'current/pages.json'), 'utf8')).pages.map(
    ({ path }: { path: string }) => path,
  );

test('an address that was live vanishes by a word or a rollback, not by itself', async () => {
  expect(await release(await careersWith(['/career/weaver']))).toContain('is live, after');
  expect(await livePaths()).toContain('/career/weaver');

  expect(await release(await careersWith([]))).toContain('/career/weaver is live and would vanish.');
  expect(await livePaths()).toContain('/career/weaver');
  expect(await release(await careersWith([], ['/career/weaver']))).toContain('is live, after');
  expect(await livePaths()).not.toContain('/career/weaver');

  expect((await site.command('rollback', 'mf-careers')).output).toContain('is live again');
  expect(await livePaths()).toContain('/career/weaver');
  expect((await site.command('rollback', 'mf-careers')).output).toContain('is live again');
  expect(await livePaths()).not.toContain('/career/weaver');
});

test('an address of another remote is refused', async () => {
  expect(await release(await careersWith(['/jobs']))).toContain('/jobs of mf-careers 1.0.0-');
  expect(await livePaths()).not.toContain('/jobs');
});
