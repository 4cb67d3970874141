import { mkdir, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { stagesFrom } from '@site/shared/node/rollout-stages';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { siteStore } = await import('../../registry/site-store/open-site-store');
const { verifyLog } = await import('../log/verify-log');
const { readDeployed } = await import('../deployed');
const { finishSwitch, requireSite } = await import('./finish-switch');
const { previousVersion } = await import('./next-state');
const { readSnapshot } = await import('../snapshots/snapshots');

const by = { who: { kind: 'key' as const, name: 'careers' }, reason: 'new job' };

const write = (file: string, content: unknown) =>
  writeFileIn(folder, file, typeof content === 'string' ? content : JSON.stringify(content));

const changeOf = (to: string, action = 'release', app = 'mf-careers') => ({
  ...{ at: `2026-01-0${to}T00:00:00.000Z`, action, app, from: null, to, by },
});

async function writeGeneration(name: string, careers: string, history: object[]): Promise<void> {
  const live = [{ url: '/releases/x', metadata: { version: careers, integrity: '' } }];
  await write(`generations/${name}/generation.json`, { number: 1, composer: 'code', history });
  await write(`generations/${name}/releases.json`, { schema: '', microFrontends: { 'mf-careers': live } });
  await write(`generations/${name}/career/index.html`, `careers ${careers}`);
}

const lineOf = (event: object) => JSON.stringify({ time: '2026-01-01T00:00:00.000Z', by, ...event });

/** A folder of the former version: 1, 2 and 3 were released, 3 was rolled back and withdrawn. */
beforeEach(async () => {
  await rm(folder, { recursive: true });
  const history = [changeOf('1'), changeOf('2'), changeOf('3'), changeOf('2', 'rollback')];
  await writeGeneration('000004-abc', '2', history);
  await symlink('generations/000004-abc', join(folder, 'current'));
  const withdrawal = { action: 'withdraw', app: 'mf-careers', from: null, to: '3' };
  await write(
    'delivery/log.jsonl',
    [
      lineOf({ action: 'release', app: 'mf-careers', from: null, to: '1', outcome: 'done' }),
      lineOf({ ...withdrawal, outcome: 'done' }),
      lineOf({ ...withdrawal, to: '2', outcome: 'refused' }),
      '{"unfinished":',
    ].join('\n'),
  );
});

test('the deployed generation becomes the snapshot of entry 1, with its history and withdrawals', async () => {
  const deployed = await finishSwitch();
  expect(deployed).toMatchObject({
    versions: { 'mf-careers': '2' },
    composer: 'code',
    entry: {
      ...{ n: 1, action: 'import', earlier: [], rollout: null },
      apps: { 'mf-careers': { version: '2', recent: ['2', '3', '1'], path: ['1', '2'] } },
      withdrawn: [{ app: 'mf-careers', version: '3', who: 'careers', reason: 'new job' }],
    },
  });
  expect(deployed && previousVersion(deployed.entry, 'mf-careers')).toBe('1');
  expect(await readlink(join(folder, 'current'))).toBe(`snapshots/${deployed?.name}`);
  expect(await readFile(join(folder, 'current/career/index.html'), 'utf8')).toBe('careers 2');
  // A server may still be reading the generation.
  expect(await readFile(join(folder, 'generations/000004-abc/career/index.html'), 'utf8')).toBe('careers 2');
  expect(await readdir(join(folder, 'delivery'))).toContain('log.jsonl');
  expect(await verifyLog(siteStore().source)).toEqual([]);
  expect((await finishSwitch())?.entry).toEqual(deployed?.entry);
});

test('earlier generations are kept, newest first, for documents that can’t be composed any more', async () => {
  await writeGeneration('000003-abc', '3', []);
  await writeGeneration('000002-abc', '1', []);
  await write('generations/000001-abc/generation.json', 'damaged');
  await write('generations/half.staging/generation.json', '{}');
  const earlier = (await finishSwitch())?.entry.earlier ?? [];
  const versions = await Promise.all(earlier.map(async (name) => (await readSnapshot(name)).versions));
  expect(versions).toEqual([{ 'mf-careers': '3' }, { 'mf-careers': '1' }]);
});

test('the pointer has each app’s deployment time and the board’s address; a wrong address is refused before', async () => {
  onTestFinished(() => void vi.stubEnv('BOARD_ADDRESS', ''));
  vi.stubEnv('BOARD_ADDRESS', 'release.example');
  await expect(finishSwitch()).rejects.toThrow(/BOARD_ADDRESS is "release.example": set it to an address/);
  expect(await readdir(folder)).not.toContain('log');

  vi.stubEnv('BOARD_ADDRESS', 'https://release.example/board');
  const deployed = await finishSwitch();
  const since = deployed?.entry.apps['mf-careers']?.since;
  expect(since).toMatch(/^20\d\d-/);
  expect(JSON.parse(await readFile(join(folder, 'current.json'), 'utf8'))).toMatchObject({
    apps: { 'mf-careers': { version: '2', since } },
    board: 'https://release.example/board',
  });
});

test('a crash before the switch leaves the generation served, and the next start finishes it', async () => {
  const deployed = await finishSwitch();
  await rm(join(folder, 'current.json'));
  await rm(join(folder, 'current'));
  await symlink('generations/000004-abc', join(folder, 'current'));
  expect(await readFile(join(folder, 'current/career/index.html'), 'utf8')).toBe('careers 2');
  expect((await finishSwitch())?.head).toEqual(deployed?.head);
  expect(await readlink(join(folder, 'current'))).toBe(`snapshots/${deployed?.name}`);
});

const formerRollout = {
  ...{ id: 'mf-careers-1', app: 'mf-careers', from: '2', to: '4', generation: '000005-def', share: 5 },
  ...{ stages: stagesFrom('5'), stage: 0, stageSince: '2026-01-04T00:00:00.000Z', isHeld: false },
  steps: [],
};

async function beginFormerRollout(careers: string): Promise<void> {
  await writeGeneration('000005-def', careers, [changeOf('2'), changeOf('4')]);
  await write('rollouts/000002/rollout.json', formerRollout);
  await symlink('../../generations/000005-def', join(folder, 'rollouts/000002/00'));
  await symlink('rollouts/000002', join(folder, 'rollout'));
}

test('a rollout goes on: the same visitors get the canary', async () => {
  await beginFormerRollout('4');
  await finishSwitch();
  const { entry } = (await readDeployed()) ?? {};
  expect(entry?.rollout).toMatchObject({ id: formerRollout.id, to: '4', share: 5 });
  expect((await readlink(join(folder, 'rollout/04'))).split('/').at(-1)).toBe(entry?.rollout?.snapshot);
  expect(await readFile(join(folder, 'rollout/04/career/index.html'), 'utf8')).toBe('careers 4');
});

test('a rollout that a crash left unfinished ends: all visitors get the stable snapshot', async () => {
  await beginFormerRollout('1');
  expect((await finishSwitch())?.entry.rollout).toBeNull();
  expect(await readdir(folder)).not.toContain('rollout');
});

test('an empty folder isn’t converted', async () => {
  await rm(folder, { recursive: true });
  await mkdir(folder);
  expect(await finishSwitch()).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

test('a missing folder is named with its setting, and not created', async () => {
  await rm(folder, { recursive: true });
  onTestFinished(() => mkdir(folder));
  await expect(requireSite()).rejects.toThrow(
    `Nothing is deployed in ${folder}. If the site is elsewhere, set SITE_DIR`,
  );
  expect(await readdir(dirname(folder))).not.toContain(basename(folder));
});
