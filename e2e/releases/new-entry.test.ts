import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownerOf } from '@site/shared/site-model/route-matching';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { posts } from '../../mf-blog-projects/src/entries/posts';
import { jobs } from '../../mf-careers/src/entries/jobs';
import { mounts } from '../../shell/src/mounts';
import { copyRemote, type RemoteCopy } from '../support/remote-copy';
import { copySite, filesIn, type SiteCopy } from '../support/site-copy';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
let site: SiteCopy;
let copy: RemoteCopy | undefined;

beforeEach(async () => {
  site = await copySite();
});
afterEach(async () => {
  await site.remove();
  await copy?.remove();
  copy = undefined;
});

/** A team adds files to its remote, builds it and releases it. @returns the new paths */
async function releaseWith(remote: string, files: Record<string, string>): Promise<string[]> {
  const before = await liveAddresses();
  copy ??= await copyRemote(remote);
  for (const [file, text] of Object.entries(files)) await copy.write(file, text);
  await release(remote, copy);
  return (await liveAddresses()).filter((path) => !before.includes(path));
}

async function release(remote: string, { build }: RemoteCopy): Promise<void> {
  const { output } = await site.command('release', remote, '--dist', await build());
  expect(output).toContain('is live, after');
}

async function liveAddresses(): Promise<string[]> {
  const { pages } = JSON.parse(await text('pages.json'));
  return pages.map(({ path }: { path: string }) => path);
}

/** The hash of every page, by its path. */
async function livePages(): Promise<Record<string, string>> {
  const files = Object.entries(await filesIn(join(site.folder, 'current/')));
  return Object.fromEntries(
    files.flatMap(([name, hash]) => {
      const path = `/${name.replace(/\/?index\.html$/, '')}`;
      return name.endsWith('index.html') ? [[path, hash]] : [];
    }),
  );
}

/** The paths of changed and new pages. */
async function changedSince(before: Record<string, string>): Promise<string[]> {
  const pages = Object.entries(await livePages());
  return pages.flatMap(([path, hash]) => (before[path] === hash ? [] : [path])).sort();
}

/** The remotes of the changed pages. */
async function remotesChangedSince(before: Record<string, string>): Promise<string[]> {
  return [...new Set((await changedSince(before)).map((path) => ownerOf(mounts, path) ?? ''))];
}

const text = (file: string) => readFile(join(site.folder, 'current', file), 'utf8');
const page = (path: string) => text(`${path}/index.html`);
const inHtml = (words: string) => words.replaceAll('&', '&amp;');

test('a further job is one new file: only careers is released, and the job has a page', async () => {
  const shell = await filesIn(join(site.folder, 'releases/shell'));
  const before = await livePages();
  const last = jobs.at(-1);
  const job = await readFile(join(root, `mf-careers/src/content/jobs/${last?.slug}.yaml`), 'utf8');
  const added = await releaseWith('mf-careers', {
    'src/content/jobs/platform-engineer.yaml': job
      .replace(last?.slug ?? '', 'platform-engineer')
      .replace(`order: ${last?.order}`, `order: ${(last?.order ?? 0) + 1}`)
      .replace(last?.title ?? '', 'Platform Engineer'),
  });
  const list = await page('career');
  for (const title of [...jobs.map((each) => each.title), 'Platform Engineer'])
    expect(list).toContain(inHtml(title));
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
  expect(await remotesChangedSince(before)).toEqual(['mf-careers']);
  expect(added.sort()).toEqual(['/career/CareerForm/platform-engineer', '/career/platform-engineer']);
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

test('an article is one new Markdown file: only the blog is released, and the article is in list, feed and sitemap', async () => {
  // In another folder a build gives its modules other names.
  copy = await copyRemote('mf-blog-projects');
  await release('mf-blog-projects', copy);
  const shell = await filesIn(join(site.folder, 'releases/shell'));
  const before = await livePages();
  const added = await releaseWith('mf-blog-projects', { 'src/content/articles/cold-chain.md': article });
  const html = await page('blog/cold-chain');
  expect(html).toContain('on the road</strong>');
  expect(html).toContain('"@type":"BlogPosting","headline":"A thermometer in every van"');
  for (const list of ['blog', 'blog/page/2']) expect(await page(list)).toContain('href="/blog/cold-chain"');
  expect(await page('blog')).toContain(inHtml(posts[0]?.title ?? ''));
  const feed = await text('blog/feed.xml');
  expect(feed).toContain('<id>https://www.malvanta.example/blog/cold-chain</id>');
  expect(feed).toContain('&lt;p&gt;A dairy loses milk &lt;strong&gt;on the road&lt;/strong&gt;.&lt;/p&gt;');
  expect(await text('sitemap.xml')).toContain('/blog/cold-chain</loc>');
  expect(await filesIn(join(site.folder, 'releases/shell'))).toEqual(shell);
  // The first article adds a second page of the list, too.
  expect(added.sort()).toEqual(['/blog/cold-chain', '/blog/page/2']);
  // Every other page of the site is unchanged.
  expect(await changedSince(before)).toEqual(['/blog', ...added]);
});

test('a service and an industry are one new file each: only marketing is released, and the lists name the service last', async () => {
  // In another folder a build gives its modules other names.
  copy = await copyRemote('mf-marketing');
  await release('mf-marketing', copy);
  const shell = await filesIn(join(site.folder, 'releases/shell'));
  const before = await livePages();
  const content = (file: string) => readFile(join(root, 'mf-marketing/src/content', file), 'utf8');
  const service = await content('template-services/web.yaml');
  const industry = await content('industries/retail.yaml');
  const added = await releaseWith('mf-marketing', {
    'src/content/template-services/access-reviews.yaml': service
      .replace('/service/web', '/service/access-reviews')
      .replaceAll(': Web Development', ': Access Reviews')
      .replace('seed: service-web', 'seed: service-access-reviews')
      .replace(/ *order:\n *cards: .*\n *sidebar: .*\n/, ''),
    'src/content/industries/insurance.yaml': industry
      .replace('/Retail', '/insurance')
      .replace('name: Retail', 'name: Insurance'),
  });
  expect(await page('service/access-reviews')).toMatch(
    /<img src="\/releases\/mf-marketing\/[^"]+\/static\/svg\/technologies\.[0-9a-f]{10}\.svg#svgView/,
  );
  expect(await page('insurance')).toMatch(/<h1[^>]*>Insurance</);
  const services = async (path: string) => {
    const [, main = ''] = /<main(.*)<\/main>/s.exec(await page(path)) ?? [];
    return [...main.matchAll(/ href="(\/services?\/[^"]+)"/g)].map(([, to]) => to);
  };
  expect((await services('service')).at(-1)).toBe('/service/access-reviews');
  expect((await services('service/web')).slice(-2)).toEqual([
    '/service/access-reviews',
    '/service/service-details',
  ]);
  const sitemap = await text('sitemap.xml');
  for (const path of ['/service/access-reviews', '/insurance']) expect(sitemap).toContain(`${path}</loc>`);
  expect(await filesIn(join(site.folder, 'releases/shell'))).toEqual(shell);
  expect(await remotesChangedSince(before)).toEqual(['mf-marketing']);
  expect(added.sort()).toEqual(['/insurance', '/service/access-reviews']);
  // Every other page that does not name the service is unchanged.
  const naming = await Promise.all(
    (await liveAddresses()).map(async (path) =>
      (await page(path)).includes('href="/service/access-reviews"') ? [path] : [],
    ),
  );
  expect(await changedSince(before)).toEqual(['/insurance', ...naming.flat()].sort());
});

test('a path in the content that another remote owns fails the build, with both owners and the remedy', async () => {
  const service = await readFile(join(root, 'mf-marketing/src/content/template-services/web.yaml'), 'utf8');
  copy = await copyRemote('mf-marketing');
  // The build of a remote reads the mounts of the shell next to it.
  for (const file of ['delivery/package.json', 'shell/src/mounts.ts'])
    await copy.write(join('..', file), await readFile(join(root, file), 'utf8'));
  await copy.write(
    'src/content/template-services/elsewhere.yaml',
    service.replace('/service/web', '/blog/elsewhere').replaceAll(': Web Development', ': Elsewhere'),
  );
  // At the end, without a stack of the kit.
  await expect(copy.build()).rejects.toThrow(
    /\/blog\/elsewhere in mf-marketing\/src\/routes\.ts belongs to mf-blog-projects by shell\/src\/mounts\.ts\. Remove it from the one, or give it to mf-marketing in the other\.$/,
  );
});
