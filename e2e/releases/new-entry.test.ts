import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

/** A team copies its remote, adds one file, builds it and releases it. */
async function releaseWith(remote: AppName, file: string, text: string): Promise<void> {
  const folder = join(checkout, remote);
  await cp(join(root, 'tsconfig.json'), join(checkout, 'tsconfig.json'));
  await cp(join(root, remote), folder, {
    recursive: true,
    filter: (name) => !/\/(dist|node_modules)$/.test(name),
  });
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
  const rsbuild = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const build = spawnSync(process.execPath, [rsbuild, 'build'], { cwd: folder, encoding: 'utf8' });
  expect(build.stderr + build.stdout).toContain('built in');
  const { output } = await site.command('release', remote, '--dist', join(folder, 'dist'));
  expect(output).toContain('is live, after');
}

/** The pages of the site as they are, by their path, without those below some addresses. */
async function otherPages(...addresses: string[]): Promise<Record<string, string>> {
  const files = Object.entries(await filesIn(join(site.folder, 'current/')));
  return Object.fromEntries(
    files.filter(
      ([name]) => /\.html$/.test(name) && !addresses.some((address) => name.startsWith(`${address}/`)),
    ),
  );
}

const text = (file: string) => readFile(join(site.folder, 'current', file), 'utf8');
const page = (path: string) => text(`${path}/index.html`);

test('a fourth job is one new file: careers alone is released, and the job has a page', async () => {
  const shell = await filesIn(join(site.folder, 'releases/shell'));
  const others = await otherPages('career');
  const job = await readFile(join(root, 'mf-careers/src/content/jobs/data-scientist.ts'), 'utf8');
  await releaseWith(
    'mf-careers',
    'src/content/jobs/platform-engineer.ts',
    job
      .replace('data-scientist', 'platform-engineer')
      .replace('order: 3', 'order: 4')
      .replace('Data Scientist', 'Platform Engineer'),
  );
  const list = await page('career');
  for (const title of ['MERN Stack Developer', 'ASP.NET Developer', 'Data Scientist', 'Platform Engineer'])
    expect(list).toContain(title);
  expect(list).not.toContain('JobPosting');
  expect(list).toContain('href="/career/platform-engineer"');
  const html = await page('career/platform-engineer');
  expect(html).toContain('"@type":"JobPosting","title":"Platform Engineer"');
  expect(html).toContain('href="/career/CareerForm/platform-engineer"');
  expect(await page('career/CareerForm/platform-engineer')).toContain('value="Platform Engineer"');
  const sitemap = await text('sitemap.xml');
  expect(sitemap).toContain('/career/platform-engineer</loc>');
  expect(sitemap).not.toContain('/career/CareerForm/');
  expect(await filesIn(join(site.folder, 'releases/shell'))).toEqual(shell);
  expect(await otherPages('career')).toEqual(others);
});

const article = `---
title: A thermometer in every van
description: What a temperature logger costs, what it saves, and which of its figures a dispatcher should look at before the first van leaves.
date: 2026-11-20
author: Sanika Deo
category: Logistics
tags: [Cold chain, Sensors]
---

A dairy loses milk **on the road**.

## Where the cold goes

It goes at the door.
`;

test('an article is one new Markdown file: the blog alone is released, and the article is in list, feed and sitemap', async () => {
  const shell = await filesIn(join(site.folder, 'releases/shell'));
  const others = await otherPages('blog', 'project');
  await releaseWith('mf-blog-projects', 'src/content/articles/cold-chain.md', article);
  const html = await page('blog/cold-chain');
  expect(html).toContain('on the road</strong>');
  expect(html).toContain('"@type":"BlogPosting","headline":"A thermometer in every van"');
  for (const list of ['blog', 'blog/page/2']) expect(await page(list)).toContain('href="/blog/cold-chain"');
  expect(await page('blog')).toContain('What to ask before your ERP moves to the cloud');
  const feed = await text('blog/feed.xml');
  expect(feed).toContain('<id>https://www.malvanta.example/blog/cold-chain</id>');
  expect(feed).toContain('&lt;p>A dairy loses milk &lt;strong>on the road&lt;/strong>.&lt;/p>');
  expect(await text('sitemap.xml')).toContain('/blog/cold-chain</loc>');
  expect(await filesIn(join(site.folder, 'releases/shell'))).toEqual(shell);
  expect(await otherPages('blog', 'project')).toEqual(others);
});
