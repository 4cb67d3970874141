import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import { defineRoutes } from '../routes/define-routes';
import { writePages } from './write-pages';

const entries = { van: { title: 'A van' } };
const routes = defineRoutes({ '/press': 'press-page', '/press/:post': { page: 'post-page', entries } });

/** Writes a build for Node whose `releasedPage` has this body. */
async function writeBuild(dist: string, body: string): Promise<void> {
  await mkdir(join(dist, 'node'), { recursive: true });
  await writeFile(
    join(dist, 'node/main.mjs'),
    `export async function releasedPage(page, { path, entry }) { ${body} }`,
  );
}

async function buildWith(body: string): Promise<string> {
  const dist = await temporaryFolder();
  await writeBuild(dist, body);
  return dist;
}

const page = "return page + ' at ' + path + ': ' + entry?.title;";

test('writes a file for each path, and the exports of the navigation that the remote uses', async () => {
  const dist = await buildWith(page);
  await mkdir(join(dist, 'pages/press/gone'), { recursive: true });
  await writeFile(join(dist, 'pages/press/gone/index.json'), '{}');
  await writePages(dist, routes, ['Link']);
  const files = (await readdir(join(dist, 'pages'), { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  );
  expect(files.sort()).toEqual(['press/index.json', 'press/van/index.json']);
  expect(await readFile(join(dist, 'pages/press/van/index.json'), 'utf8')).toBe(
    'post-page at /press/van: A van',
  );
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

describe('a page of the build before', () => {
  /** Adds each path that is rendered to a file. */
  const counted = (dist: string) =>
    `(await import('node:fs')).appendFileSync(${JSON.stringify(join(dist, 'rendered'))}, path + ' '); ${page}`;
  const renderedIn = async (dist: string) => {
    const paths = await readFile(join(dist, 'rendered'), 'utf8').catch(() => '');
    await rm(join(dist, 'rendered'), { force: true });
    return paths.trim().split(' ');
  };
  let dist: string;
  beforeEach(async () => {
    dist = await temporaryFolder();
    await writeBuild(dist, counted(dist));
    await writePages(dist, routes, []);
    expect(await renderedIn(dist)).toEqual(['/press', '/press/van']);
  });

  test('is not rendered again', async () => {
    await writePages(dist, routes, []);
    expect(await renderedIn(dist)).toEqual(['']);
  });

  test('is rendered again with another entry', async () => {
    const changed = { van: { title: 'Two vans' }, cart: { title: 'A cart' } };
    const others = defineRoutes({
      '/press': 'press-page',
      '/press/:post': { page: 'post-page', entries: changed },
    });
    await writePages(dist, others, []);
    expect(await renderedIn(dist)).toEqual(['/press/van', '/press/cart']);
  });

  test('is rendered again by another page', async () => {
    const others = defineRoutes({ '/press': 'news-page', '/press/:post': { page: 'post-page', entries } });
    await writePages(dist, others, []);
    expect(await renderedIn(dist)).toEqual(['/press']);
  });

  test('is rendered again by other code', async () => {
    await writeBuild(dist, `${counted(dist)}//`);
    await writePages(dist, routes, []);
    expect(await renderedIn(dist)).toEqual(['/press', '/press/van']);
  });

  test('is rendered again when its file is missing', async () => {
    await rm(join(dist, 'pages/press/van/index.json'));
    await writePages(dist, routes, []);
    expect(await renderedIn(dist)).toEqual(['/press/van']);
  });
});

test('names the page that throws', async () => {
  const dist = await buildWith("throw new Error('the news are gone')");
  await expect(writePages(dist, routes, [])).rejects.toThrow(
    '/press could not be rendered: the news are gone',
  );
});
