import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { beforeEach, expect, test } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import type { ServedRelease } from '../../registry/live-releases';
import { sampleRelease } from '../../testing/sample-release';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const site = await stubSiteFolder();
const { unchangedPages } = await import('./unchanged-pages');

const app = 'mf-press';
const composer = 'composer';
const pages = ['/press', '/press/van'].map((path) => ({
  path,
  file: `${path.slice(1)}/index.html`,
  release: 'old',
  shell: 'shell',
  composer,
}));

/** What is deployed, with the versions before it. */
const stateOf = (...recent: string[]) => {
  const [version = ''] = recent;
  const by = { who: { kind: 'local' as const, name: 'asha' } };
  return { apps: { [app]: { version, origin: '', since: '', by, recent, path: [] } }, withdrawn: [] };
};

beforeEach(async () => {
  await rm(site, { recursive: true });
  await store(press('old'));
});

/** Files by name; each holds the text behind it. */
const files = {
  'web/entry.js': 'entry',
  'web/press.js': 'press',
  'pages/press/index.json': 'press',
  'pages/press/van/index.json': 'press van',
  'web/entries/press/van.json': 'van',
};

function press(version: string, others: Record<string, string> = {}) {
  const contents = { ...files, 'web/routes.json': version, ...others };
  const release = sampleRelease({
    app,
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
    files: Object.fromEntries(Object.entries(contents).map(([name, text]) => [name, contentIntegrity(text)])),
  });
  return { release, contents };
}

async function store({ release, contents }: ReturnType<typeof press>): Promise<void> {
  const { origin: _, ...stored } = release;
  for (const [name, text] of Object.entries({ ...contents, 'release.json': JSON.stringify(stored) }))
    await writeFileIn(join(site, 'releases', app, release.version), name, text);
}

/** The pages that keep naming `old` when `new` is released. */
async function unchanged(release: ServedRelease = press('new').release, before = {}): Promise<string[]> {
  const addresses = release.routes.addresses.map((address) => ({ ...address, release }));
  return [
    ...(await unchangedPages(addresses, {
      pages,
      shell: 'shell',
      composer,
      state: stateOf('old'),
      isRollback: false,
      ...before,
    })),
  ].sort();
}

test('a page with the same files stays, and names the release before', async () => {
  expect(await unchanged()).toEqual(['/press', '/press/van']);
});

test.each<[string, string[]]>([
  ['web/entries/press/van.json', ['/press']],
  ['pages/press/van/index.json', ['/press']],
  ['web/press.js', []],
  ['web/entry.js', []],
  ['web/of-no-page.svg', ['/press', '/press/van']],
])('where %s differs, %j stay', async (file, paths) => {
  expect(await unchanged(press('new', { [file]: 'other' }).release)).toEqual(paths);
});

test('a page that shows another entry, or that was not there, is composed', async () => {
  const { release } = press('new');
  release.routes.addresses = [
    { path: '/press', page: 'press-page' },
    { path: '/press/van', page: 'press-page', entry: true },
    { path: '/press/car', page: 'press-page', entry: true },
  ];
  expect(await unchanged(release)).toEqual(['/press']);
});

test('pages with another layout, or that other code composed or checked, are composed', async () => {
  expect(await unchanged(undefined, { shell: 'other' })).toEqual([]);
  expect(await unchanged(undefined, { composer: 'other' })).toEqual([]);
  expect(await unchanged(undefined, { pages: pages.map(({ path, file }) => ({ path, file })) })).toEqual([]);
});

test('pages that name a damaged or missing release are composed again', async () => {
  const damage = (file: string) => writeFile(join(site, 'releases', app, 'old', file), 'damaged');
  // Entries come from the deployed release.
  await damage('web/entries/press/van.json');
  expect(await unchanged()).toHaveLength(2);
  await damage('web/press.js');
  expect(await unchanged()).toEqual([]);
  await rm(join(site, 'releases'), { recursive: true });
  expect(await unchanged()).toEqual([]);
});

test('pages that name a release whose files will soon be removed are composed again', async () => {
  const since = (count: number) => ({
    state: stateOf(...Array.from({ length: count }, (_, at) => `later-${count - at}`), 'old'),
  });
  expect(await unchanged(press('new').release, since(8))).toHaveLength(2);
  expect(await unchanged(press('new').release, since(9))).toEqual([]);
});

test('pages that name a withdrawn release, or one that a rollback leaves, are composed again', async () => {
  expect(await unchanged(undefined, { isRollback: true })).toEqual([]);
  const withdrawn = [{ app, version: 'old', at: '', who: 'Sanika Deo', reason: 'the list lost its vans' }];
  expect(await unchanged(undefined, { state: { ...stateOf('old'), withdrawn } })).toEqual([]);
});

test('pages on a remote’s own origin are composed again, as its old files can’t be checked', async () => {
  expect(await unchanged({ ...press('new').release, origin: 'https://press.malvanta.example' })).toEqual([]);
});
