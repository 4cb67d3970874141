import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { sampleRelease } from '../../testing/sample-release';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { PageComposer } = await import('./compose-page');
const { limitPages } = await import('./document-size');

const css = Array.from({ length: 4 }, (_, index) => `web/page-${index}.css`);
const release = sampleRelease({
  app: 'mf-press',
  pages: { page: { js: [], css } },
  routes: { addresses: [{ path: '/press', page: 'page' }], redirects: [], gone: [] },
});
const live = { shell: sampleRelease({ app: 'shell' }), remotes: [release], mounts: {} };
const templates = {
  ...{ templates: [{ html: '<div id="remote-page"></div>', hoisted: '' }], at: {}, below: {} },
  ...{ hydratesIslands: true, notFound: { title: 'Not found', markup: '' } },
};
const composer = new PageComposer(
  { live, folder, keepImage: () => false, countPage: limitPages() },
  { templates, ids: new Set() },
);
const compose = () => composer.compose({ path: '/press', page: 'page', release });

const page = {
  markup: '<h1>Press</h1>',
  head: { title: 'Press', description: 'Press', path: '/press' },
  hoisted: '',
};

const write = (name: string, content: string) =>
  writeFileIn(join(folder, 'releases/mf-press/1.0.0-abc'), name, content);

const writePage = (changed: object) =>
  write('pages/press/index.json', JSON.stringify({ ...page, ...changed }));

beforeAll(async () => {
  for (const file of css) await write(file, `/*${'x'.repeat(600_000)}*/`);
});

test('an error names the page and its release', async () => {
  await expect(compose()).rejects.toThrow(/^\/press of mf-press 1\.0\.0-abc can't be composed: ENOENT/);
});

test.each<[string, object, RegExp]>([
  [
    'styles',
    {},
    /^\/press of mf-press 1\.0\.0-abc can't be composed: styles of 2\.4 MB: a page may have 2\.0/,
  ],
  [
    'a page',
    { markup: 'x'.repeat(2_000_000) },
    /composed: pages\/press\/index\.json of 2\.0 MB: a page may have/,
  ],
  ['an island twice', { islands: ['page', 'page'] }, /has an item twice/],
])('refuses %s that are too much for one page', async (_, changed, message) => {
  await writePage(changed);
  await expect(compose()).rejects.toThrow(message);
});
