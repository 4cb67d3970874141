import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { findPreview, keptPreviews, previewedVersions, removeExpiredPreviews } = await import(
  './kept-previews'
);
afterEach(() => rm(folder, { recursive: true, force: true }));

const one = '0123456789abcdefghijklmnop';
const other = 'ponmlkjihgfedcba9876543210';

const write = (file: string, content: string) => writeFileIn(folder, file, content);

async function keepPreview(id: string, expiresAt: number, versions?: Record<string, string>) {
  const preview = { id, expiresAt, releases: { 'mf-careers': '2.0.0' } };
  await write(`previews/${id}/preview.json`, JSON.stringify(preview));
  const releases = Object.entries(versions ?? {}).map(([app, version]) => {
    const metadata = { version, integrity: 'sha384-a' };
    return [app, [{ url: `/releases/${app}/${version}/web/remoteEntry.js`, metadata }]];
  });
  const record = { schema: '', microFrontends: Object.fromEntries(releases) };
  if (versions) await write(`previews/${id}/snapshot/releases.json`, JSON.stringify(record));
}

const kept = () => readdir(join(folder, 'previews'));
const soon = () => Date.now() + 60_000;

test('a preview keeps every release that its pages name until it expires', async () => {
  await keepPreview(one, soon(), { 'mf-careers': '2.0.0', 'mf-contact': '1.0.0' });
  await keepPreview(other, Date.now() - 1, { 'mf-contact': '0.9.0' });
  expect(await previewedVersions('mf-contact')).toEqual(['1.0.0']);
  expect(await previewedVersions('mf-marketing')).toEqual([]);
});

test('a preview keeps its releases while it is composed', async () => {
  await keepPreview(one, soon());
  expect(await previewedVersions('mf-careers')).toEqual(['2.0.0']);
});

test('only expired previews are removed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepPreview(one, Date.now() + 1);
  await keepPreview(other, Date.now());
  expect((await keptPreviews()).map(({ id }) => id)).toEqual([one]);
  expect(await findPreview(other)).toBeUndefined();
  await removeExpiredPreviews();
  expect(await kept()).toEqual([one]);
});

const unreadable = {
  // Reading a folder as a file fails, for root as well.
  'a file that can’t be read': () =>
    mkdir(join(folder, 'previews', one, 'preview.json'), { recursive: true }),
  'a file that is cut off': () => write(`previews/${one}/preview.json`, '{"id":'),
  'a file of another form': () => write(`previews/${one}/preview.json`, '{"expiresAt":1}'),
};

test.each(Object.entries(unreadable))('%s is no reason to remove a preview or a release', async (_, make) => {
  await make();
  await keepPreview(other, soon(), { 'mf-contact': '1.0.0' });
  await expect(previewedVersions('mf-contact')).rejects.toThrow(/EISDIR|preview\.json is damaged/);
  expect((await keptPreviews()).map(({ id }) => id)).toEqual([other]);
  await removeExpiredPreviews();
  expect(await kept()).toContain(one);
});

test.each([...Object.keys(unreadable), 'nothing'])(
  '%s in a folder older than any preview may be is removed',
  async (what) => {
    await mkdir(join(folder, 'previews', one), { recursive: true });
    await Object.entries(unreadable).find(([name]) => name === what)?.[1]();
    const past = new Date(Date.now() - 31 * 86_400_000);
    await utimes(join(folder, 'previews', one), past, past);
    await removeExpiredPreviews();
    expect(await kept()).toEqual([]);
  },
);

test('previews of a former version and their signing key are removed in time and cause no error', async () => {
  await write('previews/key', 'secret');
  await write('previews/0123456789abcdef/preview.json', '{"id":"0123456789abcdef"}');
  expect(await previewedVersions('mf-careers')).toEqual([]);
  const past = new Date(Date.now() - 31 * 86_400_000);
  for (const name of await kept()) await utimes(join(folder, 'previews', name), past, past);
  await removeExpiredPreviews();
  expect(await kept()).toEqual([]);
});
