import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { readJson } from '@site/shared/node/read-json';
import { snapshotListFile, snapshotListSchema } from '@site/shared/node/snapshot-files';
import { expect, test } from 'vitest';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { makeSnapshot } = await import('./make-snapshot');
const { KeptFiles } = await import('../../registry/files/kept-files');
const { readSnapshot } = await import('./snapshots');

const page = 'career/index.html';
const readSnapshotList = (snapshot: string) => readJson(join(snapshot, snapshotListFile), snapshotListSchema);

async function makeSample(): Promise<string> {
  const { name } = await makeSnapshot('composer', async (place) => {
    await mkdir(join(place, 'career'));
    await writeFile(join(place, page), '<!doctype html>');
  });
  return join(folder, 'snapshots', name);
}

test.each([
  ['its list', [snapshotListFile]],
  ['a page', ['career']],
  ['everything', ['career', snapshotListFile]],
])('a snapshot that lacks %s is completed when it is made again', async (_, lost) => {
  const snapshot = await makeSample();
  for (const name of lost) await rm(join(snapshot, name), { recursive: true });
  expect(await makeSample()).toBe(snapshot);
  expect((await readSnapshotList(snapshot)).files.map(({ path }) => path)).toEqual([page]);
  expect(await readFile(join(snapshot, page), 'utf8')).toBe('<!doctype html>');
});

test('one snapshot can be made several times at once', async () => {
  const snapshot = await makeSample();
  await rm(snapshot, { recursive: true });
  const made = await Promise.all(Array.from({ length: 20 }, makeSample));
  expect(new Set(made)).toEqual(new Set([snapshot]));
  expect((await readSnapshotList(snapshot)).files.map(({ path }) => path)).toEqual([page]);
});

test('a missing snapshot is an error with a remedy', async () => {
  await expect(readSnapshot('missing')).rejects.toThrow(
    `${join(folder, 'snapshots/missing')} lacks files. Copy it back from a backup, or from a replica. Without either: docs/running.md, ErrorRate.`,
  );
});

test('a snapshot that is made again has a new date', async () => {
  const list = join(await makeSample(), snapshotListFile);
  await utimes(list, 0, 0);
  await makeSample();
  expect(Date.now() - (await stat(list)).mtimeMs).toBeLessThan(60_000);
});

test('a file that is kept from the snapshot before has the hash of its list, even if it was damaged since', async () => {
  const before = await makeSample();
  const kept = new KeptFiles(before);
  const { files } = await readSnapshotList(before);
  await writeFile(join(before, page), 'damaged');
  const fill = async (place: string) => {
    kept.keep(place, page);
    await writeFile(join(place, 'new.html'), 'new');
  };
  const { name } = await makeSnapshot('composer', fill, kept);
  const list = await readSnapshotList(join(folder, 'snapshots', name));
  expect(list.files).toEqual([...files, { path: 'new.html', sha384: contentIntegrity('new') }]);
});

test('a file that only has the path of one before has its own hash', async () => {
  const before = await makeSample();
  const kept = new KeptFiles(before);
  const { name } = await makeSnapshot(
    'composer',
    async (place) => {
      await mkdir(join(place, 'career'));
      await writeFile(join(place, page), 'another page');
    },
    kept,
  );
  const [file] = (await readSnapshotList(join(folder, 'snapshots', name))).files;
  expect(file).toEqual({ path: page, sha384: contentIntegrity('another page') });
});

test('a list that was damaged since gives its hashes to no other', async () => {
  const before = await makeSample();
  const kept = new KeptFiles(before);
  const list = join(before, snapshotListFile);
  await writeFile(list, (await readFile(list, 'utf8')).replace(/sha384-./, 'sha384-0'));
  const fill = async (place: string) => {
    kept.keep(place, page);
    await writeFile(join(place, 'other.html'), 'other');
  };
  const { name } = await makeSnapshot('composer', fill, kept);
  const [file] = (await readSnapshotList(join(folder, 'snapshots', name))).files;
  expect(file).toEqual({ path: page, sha384: contentIntegrity(await readFile(join(before, page))) });
});

test('a file that was damaged is replaced when its snapshot is made again', async () => {
  const place = await makeSample();
  const content = await readFile(join(place, page), 'utf8');
  await writeFile(join(place, page), 'damaged');
  await makeSample();
  expect(await readFile(join(place, page), 'utf8')).toBe(content);
});

test('an attempt that fails leaves nothing', async () => {
  const names = await readdir(join(folder, 'snapshots'));
  // The list can't be written.
  const making = makeSnapshot('composer', (place) => mkdir(join(place, snapshotListFile)));
  await expect(making).rejects.toThrow('EISDIR');
  expect(await readdir(join(folder, 'snapshots'))).toEqual(names);
});
