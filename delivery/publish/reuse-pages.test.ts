import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '@site/shared/contracts/release';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { sampleRelease } from '../testing/sample-release';

/** The folder of the site is read when the modules are loaded. */
const site = await mkdtemp(join(tmpdir(), 'reuse-pages-'));
vi.stubEnv('SITE_DIR', site);
const { reusePages } = await import('./reuse-pages');
const before = { folder: join(site, 'before'), versions: { 'mf-press': '1.0.0-old' } };
const checked = { '/press': 'rules.1', '/press/van': 'rules.2' };
const headsBefore = new Map(
  Object.keys(checked).map((path) => [
    path,
    {
      title: 'Press',
      description: 'What the press writes.',
      path,
      image: '/releases/mf-press/1.0.0-old/web/van.png',
    },
  ]),
);

beforeEach(async () => {
  await rm(site, { recursive: true });
  const { origin: _, ...stored } = press('1.0.0-old');
  await write('releases/mf-press/1.0.0-old/release.json', JSON.stringify(stored));
  for (const path of headsBefore.keys()) {
    await write(
      `before/${path.slice(1)}/index.html`,
      `<style>a{}</style><p>${path}</p><script src="/releases/mf-press/1.0.0-old/web/entry.js">`,
    );
    await write(`before/share/${path.slice(1).replaceAll('/', '-')}.png`, path);
  }
});
afterAll(() => rm(site, { recursive: true }));

async function write(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(site, name)), { recursive: true });
  await writeFile(join(site, name), content);
}

function press(version: string, files: Release['files'] = {}) {
  return sampleRelease({
    app: 'mf-press',
    version,
    pages: { 'press-page': { js: ['web/press.js'], css: [] } },
    routes: {
      addresses: [
        { path: '/press', page: 'press-page' },
        { path: '/press/van', page: 'press-page', pattern: '/press/:post', entry: true },
      ],
      redirects: [],
      gone: [],
    },
    files: {
      'web/entry.js': 'sha384-entry',
      'web/press.js': 'sha384-press',
      'node/entry.js': 'sha384-node',
      'web/routes.json': `sha384-${version}`,
      'web/entries/press/van.json': 'sha384-van',
      ...files,
    },
  });
}

async function reused(release = press('1.0.0-new'), rules = 'rules'): Promise<string[]> {
  const addresses = release.routes.addresses.map((address) => ({ ...address, release }));
  const folder = join(site, 'after');
  return [...(await reusePages({ before, folder, rules, checked, headsBefore }, addresses)).keys()].sort();
}

const after = (file: string) => readFile(join(site, 'after', file), 'utf8');

test('a page with the same code and words is that of the generation before, with the new version', async () => {
  expect(await reused()).toEqual(['/press', '/press/van']);
  expect(await after('press/van/index.html')).toBe(
    '<style>a{}</style><p>/press/van</p><script src="/releases/mf-press/1.0.0-new/web/entry.js">',
  );
  expect(await after('share/press-van.png')).toBe('/press/van');
  await after('press/van/index.html.br');
  await after('press/van/index.html.gz');
});

test('a page with other words is rendered, and so is every page where a script differs', async () => {
  expect(await reused(press('1.0.0-new', { 'web/entries/press/van.json': 'sha384-car' }))).toEqual([
    '/press',
  ]);
  for (const file of ['web/press.js', 'web/further.css', 'node/entry.js', 'node/further.js'])
    expect(await reused(press('1.0.0-new', { [file]: 'sha384-other' }))).toEqual([]);
});

test('a page that shows another entry, or that no release had, is rendered', async () => {
  const release = press('1.0.0-new');
  release.routes.addresses = [
    { path: '/press', page: 'press-page' },
    { path: '/press/van', page: 'press-page', entry: true },
    { path: '/press/car', page: 'press-page', entry: true },
  ];
  expect(await reused(release)).toEqual(['/press']);
});

test('all pages are rendered where other code composed or checked them, or where the release before is gone', async () => {
  expect(await reused(undefined, 'other rules')).toEqual([]);
  await rm(join(site, 'releases'), { recursive: true });
  expect(await reused()).toEqual([]);
});

test('a page whose styles name the version is rendered: its security policy names them by hash', async () => {
  await write(
    'before/press/index.html',
    '<style data-href="a.css">a{background:url(/releases/mf-press/1.0.0-old/web/a.png)}</style>',
  );
  expect(await reused()).toEqual(['/press/van']);
});
