import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  canary,
  sampleEvent,
  sampleRollout,
  stable,
  writeSampleSnapshots,
} from '@site/delivery/testing/sample-snapshots';
import { root } from '@site/kit/workspace';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { snapshotFaults } from '../support/check-snapshot';
import { copyFolder } from '../support/copy-folder';
import { folderHash, hashesByInode, type KnownFiles, unlinkUnknown } from '../support/folder-hash';
import { distinctSyncs, recordSyncs, stopAtSyncs } from '../support/power-loss';
import { changedBuild, commandLine, copySite, settingsFor } from '../support/site-copy';
import { untilStopped } from '../support/stopped-process';

/** The folder of the command, and of what is done after its death. */
const folder = await mkdtemp(join(tmpdir(), 'death-at-each-sync-'));
// The folder of the site is read when the modules are loaded.
vi.stubEnv('SITE_DIR', folder);
const { startService } = await import('@site/delivery/service/start-service');
const { readServiceSettings } = await import('@site/delivery/service/settings/read-service-settings');
const { siteStore } = await import('@site/delivery/registry/site-store/open-site-store');
const { verifyLog } = await import('@site/delivery/deploy/log/verify-log');
const { readDeployed, readRollout } = await import('@site/delivery/deploy/deployed');
const { deployVersions } = await import('@site/delivery/deploy/deploy-versions');
const { changeRollout, takeStep } = await import('@site/delivery/deploy/rollout/change-rollout');
const { readLog } = await import('@site/delivery/testing/read-log');
const { addRelease } = await import('@site/delivery/registry/add-release');
const { readStages } = await import('@site/shared/node/rollout-stages');

const { by } = sampleEvent;
const log = join(tmpdir(), `syncs-${process.pid}.log`);
const beginning = await mkdtemp(join(tmpdir(), 'beginning-'));
let beginningFiles: KnownFiles = new Map();
/** The states of the folder, by the number of the flush. */
const deaths = await mkdtemp(join(tmpdir(), 'deaths-'));
const folders = [folder, beginning, deaths];
beforeEach(async () => {
  for (const each of folders) await rm(each, { recursive: true, force: true });
});
afterAll(async () => {
  for (const each of [...folders, log]) await rm(each, { recursive: true, force: true });
});

/** Sets the initial state of the command. */
async function beginHere(): Promise<void> {
  await copyFolder(folder, beginning, { linked: true });
  beginningFiles = await hashesByInode(beginning);
  expect(beginningFiles.size).toBeGreaterThan(0);
}

/** Runs a command from the initial state. */
async function start(args: string[], settings: NodeJS.ProcessEnv) {
  await rm(folder, { recursive: true, force: true });
  await copyFolder(beginning, folder, { linked: true });
  await rm(log, { force: true });
  const env = { ...settingsFor(folder), ...settings };
  const program = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
  return { program, ended: once(program, 'exit') };
}

/**
 * Checks what a command leaves that is killed at one of its flushes, for each of them. The command is stopped there, and its
 * folder copied: a kill at that moment leaves the same.
 */
async function dieAtEachSync(args: string[], check: (sync: number) => Promise<void>): Promise<number> {
  await beginHere();
  const recorded = await start(args, recordSyncs(log));
  expect(await recorded.ended).toEqual([0, null]);
  const syncs = (await distinctSyncs(log)).slice(0, -1);
  const { program, ended } = await start(args, stopAtSyncs(log, syncs));
  for (const sync of syncs) {
    await untilStopped(program);
    const state = join(deaths, String(sync));
    await copyFolder(folder, state, { linked: true });
    await unlinkUnknown(state, beginningFiles);
    program.kill('SIGCONT');
  }
  expect(await ended).toEqual([0, null]);
  for (const sync of syncs) {
    await rm(folder, { recursive: true, force: true });
    await rename(join(deaths, String(sync)), folder);
    await check(sync);
  }
  // No file was changed in place: the states share those of the initial one.
  expect(await hashesByInode(beginning)).toEqual(beginningFiles);
  return syncs.length;
}

/** The site after the next start of the release service. */
async function startAgain(): Promise<void> {
  const settings = { DELIVERY_PORT: '0', SITE_METRICS: 'http://127.0.0.1:1', DELIVERY_BOARD: 'off' };
  const service = await startService(readServiceSettings(settings));
  await service.stop();
}

/** The log is complete, and visitors get the snapshot of its newest entry. */
async function expectWholeLog(): Promise<void> {
  expect(await verifyLog(siteStore().source)).toEqual([]);
  const newest = (await readLog()).at(-1);
  const rollout = newest?.rollout?.ended ? undefined : newest?.rollout;
  const pointer = JSON.parse(await readFile(join(folder, 'current.json'), 'utf8'));
  expect(pointer).toMatchObject({ n: newest?.n, snapshot: newest?.snapshot });
  expect(await readlink(join(folder, 'current'))).toBe(`snapshots/${newest?.snapshot}`);
  const shown = await readlink(join(folder, 'rollout/00')).catch(() => undefined);
  expect(shown?.split('/').at(-1)).toBe(rollout?.snapshot);
}

/** The files that were verified: many kills leave the same. */
const whole = new Set<string>();

/** The deployed snapshot has no errors. */
async function expectWholeSnapshot(): Promise<void> {
  const served = await Promise.all(
    [await realpath(join(folder, 'current')), join(folder, 'releases')].map((each) =>
      folderHash(each, beginningFiles),
    ),
  );
  const key = served.join();
  if (whole.has(key)) return;
  expect(await snapshotFaults(folder)).toEqual([]);
  whole.add(key);
}

test.each([
  ['promote', '5,25,100', 6, [{ share: 5 }, { share: 25 }], [stable]],
  ['promote', '5,100', 6, [{ share: 5 }, undefined], [stable, canary]],
  [
    'hold',
    '5,100',
    // Flushes of the entry and the pointer, each with its folder: no link changes.
    4,
    [
      { share: 5, isHeld: false },
      { share: 5, isHeld: true },
    ],
    [stable],
  ],
  // And of the removed link.
  ['abort', '5,100', 5, [{ share: 5 }, undefined], [stable]],
] as const)(
  'a step of a rollout killed at any flush is taken completely or not at all (%s, %s)',
  async (action, stages, flushes, states, live) => {
    await writeSampleSnapshots(folder);
    await startAgain();
    await takeStep(await readDeployed(), sampleRollout(readStages(stages)));
    const rollout = commandLine('rollout', [action]);
    const count = await dieAtEachSync(rollout, async () => {
      await startAgain();
      await expectWholeLog();
      const running = await readRollout();
      const state = states.find((each) => (each === undefined ? !running : running?.share === each.share));
      expect(states).toContainEqual(state);
      expect(live).toContain((await readDeployed())?.name);
      const steps = (await readLog()).filter((entry) => entry.action === action);
      expect(steps.length).toBeLessThanOrEqual(1);
      // The next step works from either state.
      if (!running) return;
      const meant = { app: running.app, version: running.to };
      expect((await changeRollout('abort', { canary: meant, by })).rollout.ended).toBe('aborted');
      await expectWholeLog();
    });
    expect(count).toBeGreaterThanOrEqual(flushes);
  },
);

test('a deployment killed at any flush during a rollout is complete or has no effect, and works the next time', async () => {
  const site = await copySite();
  await copyFolder(site.folder, folder);
  await site.remove();
  const candidateBuild = await careersWithTagline('Start on Monday');
  const { version } = await addRelease('mf-careers', candidateBuild);
  await deployVersions({
    versions: { 'mf-careers': version },
    action: 'release',
    stages: readStages('5,100'),
    by,
  });
  const dist = await changedBuild('mf-contact', (file, content) =>
    file.endsWith('.js') ? content.replaceAll('Contact', 'C0ntact') : content,
  );
  const before = (await readDeployed())?.versions['mf-contact'];
  const states = new Set<string>();
  const storedVersions = async (app: string) =>
    (await readdir(join(folder, 'releases', app))).filter((name) => !name.endsWith('.staging')).sort();
  const count = await dieAtEachSync(commandLine('release', ['mf-contact', '--dist', dist]), async () => {
    await startAgain();
    await expectWholeSnapshot();
    await expectWholeLog();
    const live = (await readDeployed())?.versions['mf-contact'];
    const state = JSON.stringify([live, await storedVersions('mf-contact'), (await readLog()).length]);
    const stored = await addRelease('mf-contact', dist);
    expect([before, stored.version]).toContain(live);
    // The next deployment depends only on the state, so it is tested once for each state.
    if (states.has(state)) return;
    states.add(state);
    await deployVersions({ versions: { 'mf-contact': stored.version }, action: 'release', by });
    expect((await readDeployed())?.versions['mf-contact']).toBe(stored.version);
    // The canary has the release, too.
    const running = await readRollout();
    expect(running?.share).toBe(5);
    await expectWholeSnapshot();
    await expectWholeLog();
  });
  expect(count).toBeGreaterThanOrEqual(10);
  expect(states.size).toBeGreaterThanOrEqual(3);
}, 900_000);
