import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentIntegrity } from '@site/shared/contracts/content-integrity';
import { afterAll, expect, test, vi } from 'vitest';
import type { ServedRelease } from '../store/live-releases';
import { siteAddresses } from '../store/site-addresses';
import { sampleRelease } from '../testing/sample-release';

/** The folder of the site is read when the modules are loaded. */
const site = await mkdtemp(join(tmpdir(), 'former-documents-'));
vi.stubEnv('SITE_DIR', site);
const { formerDocuments } = await import('./former-documents');
const { readGeneration } = await import('./generations');
afterAll(() => rm(site, { recursive: true }));

const layout = { 'layout/templates.json': contentIntegrity('layout') };
const pages = { 'pages/career/index.json': contentIntegrity('page') };
const routes = { addresses: [{ path: '/career', page: 'careers-page' }], redirects: [], gone: [] };
const shell = (version: string, files = {}) => sampleRelease({ app: 'shell', version, files });
const careers = (version: string, files = {}) => sampleRelease({ app: 'mf-careers', version, routes, files });

async function keep(name: string, versions: Record<string, string>): Promise<void> {
  const folder = join(site, 'generations', name);
  await mkdir(folder, { recursive: true });
  const microFrontends = Object.fromEntries(
    Object.entries(versions).map(([app, version]) => [
      app,
      [{ url: '', metadata: { version, integrity: '' } }],
    ]),
  );
  const composed = {
    pages: [{ path: '/career', file: 'career/index.html' }],
    redirects: [],
    notFound: '404.html',
  };
  const files = {
    'generation.json': { number: 1, composer: '', history: [] },
    'releases.json': { schema: '', microFrontends },
    'pages.json': composed,
  };
  for (const [file, content] of Object.entries(files))
    await writeFile(join(folder, file), JSON.stringify(content));
}

await keep('000001-a', { shell: 'old', 'mf-careers': 'older' });
await keep('000002-b', { shell: 'old', 'mf-careers': 'old' });
await keep('000003-c', { shell: 'new', 'mf-careers': 'new' });

async function documents(shellNow: ServedRelease, careersNow: ServedRelease, before = '000003-c') {
  const live = { shell: shellNow, remotes: [careersNow] };
  const found = await formerDocuments(live, siteAddresses(live), await readGeneration(before));
  return found.get('mf-careers');
}

test('none are needed where releases contain their pages', async () => {
  expect(await documents(shell('new', layout), careers('new', pages))).toBeUndefined();
});

test('a release from before keeps its documents when the shell is released', async () => {
  const kept = await documents(shell('new', layout), careers('old'), '000002-b');
  expect(kept).toEqual({
    folder: join(site, 'generations/000002-b'),
    pages: [{ path: '/career', file: 'career/index.html', release: 'old', shell: 'old' }],
  });
});

test('a rollback to a release from before finds its documents in a kept generation', async () => {
  const kept = await documents(shell('new', layout), careers('older'));
  expect(kept?.folder).toBe(join(site, 'generations/000001-a'));
});

test('a rollback of the shell to one from before finds documents with both releases', async () => {
  expect((await documents(shell('old'), careers('old')))?.folder).toBe(join(site, 'generations/000002-b'));
  await expect(documents(shell('old'), careers('new', pages))).rejects.toThrow(
    /^shell old does not contain its pages: .* with mf-careers new\. .*npm run release -w shell$/,
  );
});

test('a release whose documents are gone is refused with the remedy', async () => {
  await expect(documents(shell('new', layout), careers('oldest'))).rejects.toThrow(
    /^mf-careers oldest does not contain its pages: .*npm run release -w mf-careers$/,
  );
});
