import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { contentHashOf } from '@site/shared/node/release-version';
import { snapshotHash } from '@site/shared/node/snapshot-files';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { writeFileIn } from '../files/write-file';
import { startS3Server } from '../object-store/testing/s3-server';
import { bucketCopy } from './bucket-copy';
import { keepFolder } from './keep-folder';
import { siteInBucket } from './site-in-bucket';

const list = JSON.stringify({
  composer: 'a',
  files: [{ path: 'career/index.html', sha384: contentIntegrity('careers') }],
});
const snapshot = `snapshots/${snapshotHash(list)}`;
const snapshotFiles = { 'career/index.html': 'careers', 'snapshot.json': list };

const released = { 'web/entry.js': 'entry', 'maps/entry.js.map': 'map' };
const hashes = Object.fromEntries(
  Object.entries(released).map(([name, text]) => [name, contentIntegrity(text)]),
);
const version = `1.0.0-${contentHashOf({ files: hashes })}`;
const release = `releases/mf-careers/${version}`;
const releaseFiles = {
  ...released,
  'release.json': JSON.stringify({ app: 'mf-careers', version, files: hashes }),
};

async function open() {
  const server = await startS3Server();
  onTestFinished(() => server.goAway());
  const top = await temporaryFolder();
  const service = (name: string) => {
    const folder = join(top, name);
    return { folder, site: siteInBucket(server.store('prod'), folder) };
  };
  const keys = () => [...server.objects.keys()].map((key) => key.slice('prod/'.length)).sort();
  return { server, service, keys };
}

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFileIn(folder, name, text);
}

const entryOf = (n: number, writer = 'first') => JSON.stringify({ n, writer });

const keysOfBoth = [
  `private/${release}/maps/entry.js.map`,
  `${release}/release.json`,
  `${release}/web/entry.js`,
  `${snapshot}/career/index.html`,
  `${snapshot}/snapshot.json`,
];

test('folders kept by one service are fetched by another one, with source maps under their own prefix', async () => {
  const { server, service, keys } = await open();
  const [first, second] = [service('first'), service('second')];
  await writeFiles(join(first.folder, snapshot), snapshotFiles);
  await writeFiles(join(first.folder, release), { ...releaseFiles, '.a.staging': '' });
  await first.site.keep([snapshot, release]);
  expect(keys()).toEqual(keysOfBoth);
  // The list of all files is written last.
  const written = server.requests.filter((request) => request.startsWith('PUT'));
  expect(written.findIndex((request) => request.includes('release.json'))).toBeGreaterThan(
    written.findIndex((request) => request.includes('entry.js.map')),
  );
  server.requests.length = 0;
  await first.site.keep([snapshot, release]);
  expect(server.requests.filter((request) => request.startsWith('PUT'))).toEqual([]);

  await Promise.all([second.site.fetch([snapshot, release]), second.site.fetch([release])]);
  for (const [name, text] of Object.entries(releaseFiles))
    expect(await readFile(join(second.folder, release, name), 'utf8')).toBe(text);
  expect(await readFile(join(second.folder, snapshot, 'career/index.html'), 'utf8')).toBe('careers');
});

test('keeps no folder that this machine lacks, and skips a release that the bucket lacks', async () => {
  const { service } = await open();
  const { site, folder } = service('first');
  await expect(site.keep([snapshot])).rejects.toThrow(`${join(folder, snapshot)} is missing`);
  await site.fetch([release]);
  await expect(site.fetch([snapshot])).rejects.toThrow(`${snapshot} can't be fetched from s3://site/prod`);
});

test('keeps no damaged file, which no later attempt would replace', async () => {
  const { service, keys } = await open();
  const [first, second] = [service('first'), service('second')];
  const damaged = join(first.folder, release, 'web/entry.js');
  await writeFiles(join(first.folder, release), { ...releaseFiles, 'web/entry.js': 'damaged' });
  await expect(first.site.keep([release])).rejects.toThrow(`${damaged} is damaged.`);
  expect(keys()).not.toContain(`${release}/release.json`);
  await writeFile(damaged, releaseFiles['web/entry.js']);
  await first.site.keep([release]);
  await second.site.fetch([release]);

  await writeFiles(join(first.folder, snapshot), { ...snapshotFiles, 'snapshot.json': '{}' });
  await expect(first.site.keep([snapshot])).rejects.toThrow('snapshot.json is damaged.');
});

test('keeps again what another service has removed, even if the bucket’s list is out of date', async () => {
  const { server, service, keys } = await open();
  const { folder } = service('first');
  const store = server.store('prod');
  await writeFiles(join(folder, snapshot), snapshotFiles);
  await writeFiles(join(folder, release), releaseFiles);
  await siteInBucket(store, folder).keep([snapshot, release]);
  const folders = [snapshot, release, `private/${snapshot}`, `private/${release}`];
  const lists = new Map(folders.map((key) => [key, store.list(key)]));
  const stale = siteInBucket({ ...store, list: (key) => lists.get(key) ?? store.list(key) }, folder);
  await Promise.all(lists.values());
  for (const key of [snapshot, release]) await bucketCopy(store).remove(key);
  await stale.keep([snapshot, release]);
  expect(keys()).toEqual(keysOfBoth);
});

test('rejects content of a bucket that does not match its name', async () => {
  const { server, service } = await open();
  const [first, second] = [service('first'), service('second')];
  await writeFiles(join(first.folder, release), releaseFiles);
  await first.site.keep([release]);
  const object = server.objects.get(`prod/${release}/web/entry.js`);
  if (object) object.content = Buffer.from('other');
  await expect(second.site.fetch([release])).rejects.toThrow(
    'web/entry.js is not the file that was released',
  );
  await expect(readFile(join(second.folder, release, 'release.json'))).rejects.toThrow('ENOENT');
});

test('lists and removes releases with their source maps, including unfinished ones', async () => {
  const { service, keys } = await open();
  const { site, folder } = service('first');
  await writeFiles(join(folder, release), releaseFiles);
  await site.keep([release]);
  await site.write('releases/mf-careers/1.0.0-half/web/entry.js', Buffer.from('entry'));
  const [bucket] = site.copies;
  const folders = (await bucket?.folders('releases/mf-careers')) ?? [];
  expect(folders.map(({ key, isWhole }) => [key, isWhole]).sort()).toEqual(
    [
      ['releases/mf-careers/1.0.0-half', false],
      [release, true],
    ].sort(),
  );
  for (const { key } of folders) await bucket?.remove(key);
  expect(keys()).toEqual([]);
});

test.each([1, 2])(
  'a clean-up finds all of a release whose upload ended after %i of its files',
  async (uploaded) => {
    const { service, keys } = await open();
    const { site, folder } = service('first');
    await writeFiles(join(folder, release), releaseFiles);
    let written = 0;
    const write = async (key: string, content: Buffer) => {
      written += 1;
      if (written > uploaded) throw new Error('killed');
      await site.source.write(key, content);
    };
    await expect(keepFolder({ ...site.source, write }, folder, release)).rejects.toThrow('killed');
    expect(keys()).toHaveLength(uploaded);
    const { folders, remove } = bucketCopy(site.source);
    for (const { key } of await folders('releases/mf-careers')) await remove(key);
    expect(keys()).toEqual([]);
  },
);

test('the removal of a release that was interrupted is finished by the next one', async () => {
  const { service, keys } = await open();
  const { site, folder } = service('first');
  await writeFiles(join(folder, release), releaseFiles);
  await site.keep([release]);
  let removed = 0;
  const remove = async (key: string) => {
    removed += 1;
    if (removed === 3) throw new Error('killed');
    await site.source.remove(key);
  };
  await expect(bucketCopy({ ...site.source, remove }).remove(release)).rejects.toThrow('killed');
  const { folders, remove: removeFolder } = bucketCopy(site.source);
  for (const { key } of await folders('releases/mf-careers')) await removeFolder(key);
  expect(keys()).toEqual([]);
});

test('a site in a folder is copied into the bucket, and continued there', async () => {
  const { service, keys } = await open();
  const { site, folder } = service('first');
  await writeFiles(join(folder, snapshot), snapshotFiles);
  await writeFiles(join(folder, release), releaseFiles);
  await writeFiles(join(folder, 'log'), { '000001.json': entryOf(1), '000002.json': entryOf(2) });
  expect((await site.read('log/000002.json'))?.toString()).toBe(entryOf(2));
  expect(keys()).toEqual(['log/000001.json', 'log/000002.json', ...keysOfBoth]);
  await site.create('log/000003.json', Buffer.from(entryOf(3)));
  // Nothing is copied from an empty folder.
  expect((await service('second').site.read('log/000003.json'))?.toString()).toBe(entryOf(3));
});

test('is not mixed with another site', async () => {
  const { service } = await open();
  const [first, second] = [service('first'), service('second')];
  await writeFiles(join(first.folder, 'log'), { '000001.json': entryOf(1), '000002.json': entryOf(2) });
  await first.site.read('log/000001.json');
  await writeFiles(join(second.folder, 'log'), {
    '000001.json': entryOf(1, 'other'),
    '000003.json': entryOf(3),
  });
  await expect(second.site.read('log/000001.json')).rejects.toThrow('has another log/000001.json than');
});

test('an entry of the log is fetched once', async () => {
  const { server, service } = await open();
  await service('first').site.create('log/000001.json', Buffer.from(entryOf(1)));
  const { site } = service('second');
  await site.read('log/000001.json');
  server.requests.length = 0;
  expect((await site.read('log/000001.json'))?.toString()).toBe(entryOf(1));
  expect(server.requests).toEqual([]);
});

test('an entry that is damaged on this machine is fetched again', async () => {
  const { service } = await open();
  const { site, folder } = service('first');
  await site.create('log/000001.json', Buffer.from(entryOf(1)));
  await site.read('log/000001.json');
  await writeFile(join(folder, 'log/000001.json'), '');
  expect((await site.read('log/000001.json'))?.toString()).toBe(entryOf(1));
  expect(await readFile(join(folder, 'log/000001.json'), 'utf8')).toBe(entryOf(1));
});

test('a page of a gateway is not taken for an entry for longer than it is sent', async () => {
  const { server, service } = await open();
  const { site } = service('first');
  await site.create('log/000001.json', Buffer.from(entryOf(1)));
  await site.read('log/000001.json');
  server.faults.push({ before: { status: 200, body: '<h1>Maintenance</h1>' } });
  await site.read('log/000002.json');
  expect(await site.read('log/000002.json')).toBeUndefined();
  await service('second').site.create('log/000002.json', Buffer.from(entryOf(2)));
  expect((await site.read('log/000002.json'))?.toString()).toBe(entryOf(2));
});
