import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LogEvent } from './entry';

// The folder of the site is read when the modules are loaded: each test loads them anew, as another process would.
let folder: string;
let log: {
  append: typeof import('./append').appendToLog;
  verify: typeof import('./verify-log').verifyLog;
  read: typeof import('./verify-log').readLog;
  recover: typeof import('./log-changes').recoverLog;
};
const file = () => join(folder, 'delivery/log.jsonl');
const head = () => join(folder, 'delivery/log-head.json');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
  vi.stubEnv('SITE_DIR', folder);
  vi.resetModules();
  const [{ appendToLog: append }, { verifyLog: verify, readLog: read }, { recoverLog: recover }] =
    await Promise.all([import('./append'), import('./verify-log'), import('./log-changes')]);
  log = { append, verify, read, recover };
});
afterEach(() => rm(folder, { recursive: true }));

const event = (to: string): LogEvent => ({
  time: '2026-01-01T00:00:00.000Z',
  action: 'release',
  app: 'mf-careers',
  from: null,
  to,
  by: { who: { kind: 'key', name: 'careers' }, reason: 'नौकरियाँ' },
  outcome: 'done',
});
const write = async (...versions: string[]) => {
  for (const version of versions) await log.append([event(version)]);
};
const edit = async (change: (lines: string[]) => string[]) => {
  const lines = (await readFile(file(), 'utf8')).split('\n').slice(0, -1);
  await writeFile(
    file(),
    change(lines)
      .map((line) => `${line}\n`)
      .join(''),
  );
};

test('entries follow one another, whole', async () => {
  await write('1', '2', '3');
  expect((await log.read()).map(({ n, to }) => [n, to])).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '3'],
  ]);
  expect(await log.verify()).toEqual([]);
});

test('entries that are written at the same moment all have their place', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => log.append([event(String(index))])));
  expect((await log.read()).map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(await log.verify()).toEqual([]);
});

test.each([
  [
    'a changed line',
    (lines: string[]) => lines.map((line, at) => (at === 1 ? line.replace('careers"', 'contact"') : line)),
    'Entry 2 was changed',
  ],
  [
    'a changed last line',
    (lines: string[]) => lines.map((line, at) => (at === 3 ? line.replace('careers"', 'contact"') : line)),
    'Entry 4 is not as it was written',
  ],
  ['a missing line', (lines: string[]) => lines.filter((_, at) => at !== 1), 'entry 3, after entry 1'],
  ['a missing first line', (lines: string[]) => lines.slice(1), 'entry 2, after entry 0'],
  ['a cut end', (lines: string[]) => lines.slice(0, 2), 'entry 4 was written last and is cut off'],
  ['an emptied log', () => [], 'entry 4 was written last and is cut off'],
  [
    'two lines in each other\u2019s place',
    ([a = '', b = '', ...rest]: string[]) => [b, a, ...rest],
    'entry 2, after entry 0',
  ],
  [
    'a line that is no entry',
    ([a = '', ...rest]: string[]) => [a, 'nothing happened', ...rest],
    'Line 2 of the log is not an entry',
  ],
])('finds %s, also after more was written', async (_, change, fault) => {
  await write('1', '2', '3', '4');
  await edit(change);
  expect((await log.verify()).join()).toContain(fault);
  await write('5');
  expect(await log.verify()).not.toEqual([]);
  expect((await log.read()).at(-1)?.n).toBe(5);
});

test('a line that a crash left unfinished is cut off by the next entry, which says so', async () => {
  await write('1', '2');
  const whole = (await readFile(file())).length;
  await write('3');
  const line = (await readFile(file())).subarray(whole);
  const headBefore = JSON.stringify({ n: 2, hash: JSON.parse(line.toString()).previous });
  for (let length = 1; length < line.length; length += 1) {
    await truncate(file(), whole);
    await appendFile(file(), line.subarray(0, length));
    await writeFile(head(), headBefore);
    expect(await log.verify()).toEqual([]);
    if (length % 40 !== 0) continue;
    await write('4');
    expect(await log.verify()).toEqual([]);
    expect((await log.read()).map(({ action }) => action)).toEqual([
      'release',
      'release',
      'repair',
      'release',
    ]);
  }
});

test('a crash between a line and the note of it leaves a whole log', async () => {
  await write('1', '2');
  const headBefore = await readFile(head());
  await write('3');
  await writeFile(head(), headBefore);
  expect(await log.verify()).toEqual([]);
  await write('4');
  expect(await log.verify()).toEqual([]);
  expect(await log.read()).toHaveLength(4);
});

test('what was switched before a crash, and not yet written, is written from the history', async () => {
  const change = { action: 'release', app: 'mf-careers', from: null } as const;
  const history = [
    { ...change, at: '2026-01-01T00:00:00.000Z', to: '1' },
    { ...change, at: '2026-01-02T00:00:00.000Z', to: '2', by: event('2').by },
  ];
  await write('1');
  await log.recover({ history });
  await log.recover({ history });
  const entries = await log.read();
  expect(entries).toHaveLength(2);
  expect(entries[1]).toMatchObject({ to: '2', by: { who: { name: 'careers' } }, recovered: true });
});

test.each(['EMFILE', 'EIO', 'ENOMEM'])(
  'a log that can\u2019t be read (%s) is not taken for an empty one',
  async (code) => {
    await write('1', '2');
    const content = await readFile(file());
    const fs = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
    vi.resetModules();
    vi.doMock('node:fs/promises', () => ({
      ...fs,
      readFile: () => Promise.reject(Object.assign(new Error(code), { code })),
    }));
    onTestFinished(() => void vi.doUnmock('node:fs/promises'));
    const { appendToLog } = await import('./append');
    await expect(appendToLog([event('3')])).rejects.toThrow(code);
    expect(await fs.readFile(file())).toEqual(content);
  },
);
