import { join } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { expect, test } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import type { ServedRelease } from '../../registry/live-releases';
import { siteAddresses } from '../../registry/site-addresses';
import { sampleRelease } from '../../testing/sample-release';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const site = await stubSiteFolder();
const { formerDocuments } = await import('./former-documents');
const { readSnapshot } = await import('./snapshots');

const layout = { 'layout/templates.json': contentIntegrity('layout') };
const pages = { 'pages/career/index.json': contentIntegrity('page') };
const routes = { addresses: [{ path: '/career', page: 'careers-page' }], redirects: [], gone: [] };
const shell = (version: string, files = {}) => sampleRelease({ app: 'shell', version, files });
const careers = (version: string, files = {}) => sampleRelease({ app: 'mf-careers', version, routes, files });

async function keep(name: string, versions: Record<string, string>): Promise<void> {
  const folder = join(site, 'snapshots', name);
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
    'snapshot.json': { composer: '', files: [] },
    'releases.json': { schema: '', microFrontends },
    'pages.json': composed,
  };
  for (const [file, content] of Object.entries(files))
    await writeFileIn(folder, file, JSON.stringify(content));
}

await keep('first', { shell: 'old', 'mf-careers': 'older' });
await keep('second', { shell: 'old', 'mf-careers': 'old' });
await keep('third', { shell: 'new', 'mf-careers': 'new' });

async function documents(shellNow: ServedRelease, careersNow: ServedRelease, before = 'third') {
  const live = { shell: shellNow, remotes: [careersNow], mounts: {} };
  const kept = { before: await readSnapshot(before), earlier: ['damaged', 'second', 'first'] };
  const found = await formerDocuments(live, siteAddresses(live), kept);
  return found.get('mf-careers');
}

test('none are needed where releases contain their pages', async () => {
  expect(await documents(shell('new', layout), careers('new', pages))).toBeUndefined();
});

test('a release from before keeps its documents when the shell is released', async () => {
  const kept = await documents(shell('new', layout), careers('old'), 'second');
  expect(kept).toEqual({
    folder: join(site, 'snapshots/second'),
    pages: [{ path: '/career', file: 'career/index.html', release: 'old', shell: 'old' }],
  });
});

test('a rollback to a release from before finds its documents in a kept snapshot', async () => {
  const kept = await documents(shell('new', layout), careers('older'));
  expect(kept?.folder).toBe(join(site, 'snapshots/first'));
});

test('a rollback of the shell to one from before finds documents with both releases', async () => {
  expect((await documents(shell('old'), careers('old')))?.folder).toBe(join(site, 'snapshots/second'));
  await expect(documents(shell('old'), careers('new', pages))).rejects.toThrow(
    /^shell old does not contain its pages: .* with mf-careers new\. .*npx site release\. .*npx site rollback --with <app>@<version>$/,
  );
});

test('a release whose documents are gone is refused with the remedy', async () => {
  await expect(documents(shell('new', layout), careers('oldest'))).rejects.toThrow(
    /^mf-careers oldest does not contain its pages: .*npx site release\. /,
  );
});
