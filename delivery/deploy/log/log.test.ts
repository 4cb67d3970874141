import { readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { folderStore } from '../../registry/object-store/folder-store';
import type { ObjectStore } from '../../registry/object-store/object-store';
import { createEntry, LogConflictError } from './create-entry';
import { writePointer } from './current-pointer';
import { type DeployedState, type DeploymentEvent, entryKey, type LogHead } from './entry';
import { isAbout, lastEntries, readNewest } from './read-log';
import { verifyLog } from './verify-log';

let folder: string;
let store: ObjectStore;

beforeEach(async () => {
  folder = await temporaryFolder();
  store = folderStore(folder);
});

const by = { who: { kind: 'key' as const, name: 'careers' }, reason: 'नौकरियाँ' };
const eventOf = (to: string, app = 'mf-careers'): DeploymentEvent => ({
  ...{ action: 'release', time: '2026-01-01T00:00:00.000Z', by },
  changes: [{ app, from: null, to }],
});
const state: DeployedState = {
  ...{ snapshot: 'a'.repeat(64), composer: '', earlier: [], apps: {}, withdrawn: [], rollout: null },
};

async function write(...versions: string[]): Promise<LogHead | undefined> {
  let head = (await readNewest(store))?.head;
  for (const version of versions) ({ head } = await createEntry(store, head, eventOf(version), state));
  return head;
}

const file = (n: number) => join(folder, entryKey(n));
const change = async (n: number) =>
  writeFile(file(n), (await readFile(file(n), 'utf8')).replace('careers"', 'contact"'));

test('entries are numbered, name the one before, and the newest is what is deployed', async () => {
  expect(await readNewest(store)).toBeUndefined();
  const head = await write('1', '2', '3');
  expect(await readNewest(store)).toMatchObject({ head, entry: { n: 3, changes: [{ to: '3' }] } });
  expect((await lastEntries(store, 2)).map(({ n }) => n)).toEqual([3, 2]);
  expect(await verifyLog(store)).toEqual([]);
  expect(await readdir(join(folder, 'log'))).toEqual(['000001.json', '000002.json', '000003.json']);
});

test('history is read backwards, only as far as needed', async () => {
  await write(...Array.from({ length: 8 }, (_, at) => String(at)));
  const read: string[] = [];
  const counting: ObjectStore = {
    ...store,
    read: (key) => {
      read.push(key);
      return store.read(key);
    },
  };
  await writePointer(store, {
    n: 8,
    snapshot: state.snapshot,
    entry: (await readNewest(store))?.head.hash ?? '',
  });
  expect((await readNewest(counting))?.entry.n).toBe(8);
  expect(read).toEqual(['current.json', entryKey(8), entryKey(9)]);
  read.length = 0;
  expect(await lastEntries(counting, 1, isAbout('mf-careers'))).toHaveLength(1);
  expect(read).toEqual(['current.json', entryKey(8), entryKey(9)]);
});

test('of twenty concurrent creates of one entry one succeeds, and each knows whether it did', async () => {
  const head = await write('1');
  const attempts = Array.from({ length: 20 }, (_, at) =>
    createEntry(store, head, eventOf(String(at)), state),
  );
  const results = await Promise.allSettled(attempts);
  const created = results.filter((result) => result.status === 'fulfilled');
  expect(created).toHaveLength(1);
  expect((await readNewest(store))?.entry.writer).toBe(created[0]?.value.entry.writer);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(LogConflictError);
  expect(await verifyLog(store)).toEqual([]);
});

test('a request that failed after it created its entry is recognised as a success', async () => {
  const head = await write('1');
  const failing: ObjectStore = {
    ...store,
    create: async (key, content) => {
      await store.create(key, content);
      throw new Error('The connection was lost.');
    },
  };
  const { head: next } = await createEntry(failing, head, eventOf('2'), state);
  expect(next.n).toBe(2);
  const away: ObjectStore = { ...store, create: () => Promise.reject(new Error('There is no space left.')) };
  await expect(createEntry(away, next, eventOf('3'), state)).rejects.toThrow(
    'no space left. Whether entry 3 of the log was created is not known',
  );
  await expect(createEntry(away, head, eventOf('3'), state)).rejects.toThrow(LogConflictError);
  expect((await readNewest(store))?.entry.changes[0]?.to).toBe('2');
});

test('the pointer may be outdated or missing', async () => {
  const head = await write('1');
  const pointer = { n: 1, snapshot: state.snapshot, entry: head?.hash ?? '' };
  await writePointer(store, pointer);
  await write('2', '3');
  expect((await readNewest(store))?.entry.n).toBe(3);
  await unlink(join(folder, 'current.json'));
  expect((await readNewest(store))?.entry.n).toBe(3);
  await writeFile(join(folder, 'current.json'), '{');
  expect((await readNewest(store))?.entry.n).toBe(3);
});

test.each([
  ['a changed entry', () => change(2), '000002.json was changed after entry 3 was written'],
  ['a changed last entry', () => change(4), '000004.json is not the entry that current.json names'],
  ['a missing entry', () => unlink(file(2)), '000002.json is missing'],
  ['a missing first entry', () => unlink(file(1)), '000001.json is missing'],
  ['a missing last entry', () => unlink(file(4)), '000004.json is missing'],
  ['a file that is no entry', () => writeFile(file(2), '{}'), '000002.json is not an entry'],
])('finds %s', async (_, damage, error) => {
  const head = await write('1', '2', '3', '4');
  await writePointer(store, { n: 4, snapshot: state.snapshot, entry: head?.hash ?? '' });
  expect(await verifyLog(store)).toEqual([]);
  await damage();
  expect((await verifyLog(store)).join()).toContain(error);
});

test('a check of the newest entries reads no other, and finds errors in them', async () => {
  const head = await write('1', '2', '3', '4', '5');
  await writePointer(store, { n: 5, snapshot: state.snapshot, entry: head?.hash ?? '' });
  const read: string[] = [];
  const watched: ObjectStore = {
    ...store,
    read: (key) => {
      if (key.startsWith('log/')) read.push(key);
      return store.read(key);
    },
  };
  expect(await verifyLog(watched, 2)).toEqual([]);
  expect(read).toEqual(['log/000004.json', 'log/000005.json', 'log/000006.json']);
  await change(4);
  expect(await verifyLog(store, 2)).toEqual(['log/000004.json was changed after entry 5 was written.']);
});

test('no number is used twice: a log that lost its last entry accepts no other', async () => {
  const head = await write('1', '2');
  await writePointer(store, { n: 2, snapshot: state.snapshot, entry: head?.hash ?? '' });
  await unlink(file(2));
  await expect(write('3')).rejects.toThrow('000002.json is missing');
});

test.each(['EMFILE', 'EIO', 'ENOMEM'])(
  'a log that can\u2019t be read (%s) is not taken for an empty one',
  async (code) => {
    await write('1', '2');
    const fs = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
    vi.resetModules();
    vi.doMock('node:fs/promises', () => ({
      ...fs,
      readFile: () => Promise.reject(Object.assign(new Error(code), { code })),
    }));
    onTestFinished(() => void vi.doUnmock('node:fs/promises'));
    const { folderStore: openFolder } = await import('../../registry/object-store/folder-store');
    const { readNewest: read } = await import('./read-log');
    await expect(read(openFolder(folder))).rejects.toThrow(code);
  },
);
