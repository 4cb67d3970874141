import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { defineRoutes } from '../routes/define-routes';
import { writePages } from './write-pages';

const routes = defineRoutes({
  '/press': 'press-page',
  '/press/:post': { page: 'post-page', entries: { van: { title: 'A van' } } },
});

/** A build whose `renderPage` has this body. */
async function buildWith(body: string): Promise<string> {
  const dist = await temporaryFolder();
  await mkdir(join(dist, 'node'));
  await writeFile(
    join(dist, 'node/main.mjs'),
    `export async function renderPage(page, { path, entry }) { ${body} }`,
  );
  return dist;
}

const page = `return { markup: '<h1>' + page + (entry?.title ?? '') + '</h1>', hoisted: '', head: { title: 'Press', description: 'News', path } };`;

test('writes a file for each path, and the exports of the navigation that the remote uses', async () => {
  const dist = await buildWith(page);
  await mkdir(join(dist, 'pages/press/gone'), { recursive: true });
  await writeFile(join(dist, 'pages/press/gone/index.json'), '{}');
  await writePages(dist, routes, ['Link']);
  const files = (await readdir(join(dist, 'pages'), { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  );
  expect(files.sort()).toEqual(['press/index.json', 'press/van/index.json']);
  expect(JSON.parse(await readFile(join(dist, 'pages/press/van/index.json'), 'utf8'))).toEqual({
    markup: '<h1>post-pageA van</h1>',
    hoisted: '',
    head: { title: 'Press', description: 'News', path: '/press/van' },
  });
  const { files: hashes, ...manifest } = JSON.parse(
    await readFile(join(dist, 'node/prerender.json'), 'utf8'),
  );
  expect(manifest).toEqual({ mounts: {}, navigation: ['Link'] });
  const names = ['pages/press/index.json', 'pages/press/van/index.json', 'web/entries/press/van.json'];
  expect(Object.keys(hashes).sort()).toEqual([...names, 'web/routes.json']);
  for (const [name, hash] of Object.entries(hashes))
    expect(contentIntegrity(await readFile(join(dist, name)))).toBe(hash);
});

test('writes only the pages that differ from those of the build before', async () => {
  const dist = await buildWith(page);
  await writePages(dist, routes, []);
  const file = (path: string) => join(dist, 'pages', path, 'index.json');
  await utimes(file('press/van'), 0, 0);
  await writeFile(file('press'), '{}');
  await writePages(dist, routes, []);
  expect((await stat(file('press/van'))).mtimeMs).toBe(0);
  expect(await readFile(file('press'), 'utf8')).toContain('press-page');
});

test.each([
  ['throws', "throw new Error('the news are gone')", '/press could not be rendered: the news are gone'],
  [
    'has no description',
    page.replace('News', ''),
    /^\/press could not be rendered: .*is empty\n.*head\.description/,
  ],
])('names the page that %s', async (_, body, message) => {
  await expect(writePages(await buildWith(body), routes, [])).rejects.toThrow(message);
});
