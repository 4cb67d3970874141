import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppName } from '@site/shared/contracts/apps';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copySite, filesIn, type SiteCopy } from '../support/site-copy';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
let site: SiteCopy;
let checkout: string;

beforeEach(async () => {
  site = await copySite();
  // Within the workspace, so that the copy finds its packages.
  checkout = await mkdtemp(join(root, 'e2e', 'test-results-'));
});
afterEach(async () => {
  await site.remove();
  await rm(checkout, { recursive: true });
});

/** A team adds one file to a copy of its remote, builds it and releases it. */
async function releaseWithNewEntry(
  remote: AppName,
  like: string,
  entry: string,
  change: (text: string) => string,
) {
  const folder = join(checkout, remote);
  await cp(join(root, remote), folder, {
    recursive: true,
    filter: (file) => !/\/(dist|node_modules)$/.test(file),
  });
  const text = await readFile(join(folder, like), 'utf8');
  await writeFile(join(folder, entry), change(text));
  const rsbuild = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const build = spawnSync(process.execPath, [rsbuild, 'build'], { cwd: folder, encoding: 'utf8' });
  expect(build.stderr + build.stdout).toContain('built in');
  const { output } = await site.command('release', remote, '--dist', join(folder, 'dist'));
  expect(output).toContain('is live, after');
}

const page = (path: string) => readFile(join(site.folder, 'current', path, 'index.html'), 'utf8');

test('a fourth job is one new file: careers alone is built and released, and the job shows', async () => {
  const blog = await page('blog');
  const shell = await filesIn(join(site.folder, 'releases/shell'));
  const jobs = 'src/content/jobs';
  await releaseWithNewEntry(
    'mf-careers',
    `${jobs}/data-scientist.ts`,
    `${jobs}/platform-engineer.ts`,
    (text) =>
      text
        .replace('data-scientist', 'platform-engineer')
        .replace('order: 3', 'order: 4')
        .replace('Data Scientist', 'Platform Engineer'),
  );
  const html = await page('career');
  for (const job of ['MERN Stack Developer', 'ASP.NET Developer', 'Data Scientist', 'Platform Engineer']) {
    expect(html).toContain(job);
  }
  expect(await filesIn(join(site.folder, 'releases/shell'))).toEqual(shell);
  expect(await page('blog')).toBe(blog);
});

test('a ninth post is one new file: the blog alone is built and released, and the post shows', async () => {
  const posts = 'src/content/posts';
  const careers = await page('career');
  await releaseWithNewEntry(
    'mf-blog-projects',
    `${posts}/erp-in-the-cloud.ts`,
    `${posts}/cold-chain.ts`,
    (text) =>
      text
        .replace('post-erp-in-the-cloud', 'post-cold-chain')
        .replace('2024-02-19', '2024-03-04')
        .replace('What to ask before your ERP moves to the cloud', 'A thermometer in every van'),
  );
  const html = await page('blog');
  expect(html).toContain('A thermometer in every van');
  expect(html).toContain('What to ask before your ERP moves to the cloud');
  expect(await page('career')).toBe(careers);
});
