import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  candidate,
  sampleChange,
  stable,
  writeSampleGenerations,
} from '@site/delivery/testing/sample-generations';
import { root } from '@site/kit/workspace';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { generationFaults } from '../support/check-generation';
import { distinctSyncs, killAtSync, recordSyncs } from '../support/power-loss';
import { changedBuild, commandLine, copySite, settingsFor } from '../support/site-copy';

/** Where each command works: a fresh copy of its beginning each time. */
const folder = await mkdtemp(join(tmpdir(), 'death-at-each-sync-'));
// The folder of the site is read when the modules are loaded.
vi.stubEnv('SITE_DIR', folder);
const { startService } = await import('@site/delivery/service/start-service');
const { readServiceSettings } = await import('@site/delivery/service/settings/read-service-settings');
const { appendToLog } = await import('@site/delivery/log/append');
const { readLog, verifyLog } = await import('@site/delivery/log/verify-log');
const { currentGeneration } = await import('@site/delivery/publish/generations');
const { publish } = await import('@site/delivery/publish/publish');
const { changeRollout, takeStep } = await import('@site/delivery/rollout/change-rollout');
const { readRollout } = await import('@site/delivery/rollout/rollout-state');
const { begin } = await import('@site/delivery/rollout/steps');
const { addRelease } = await import('@site/delivery/store/add-release');
const { readStages } = await import('@site/shared/contracts/rollout-stages');

const { by } = sampleChange;
const log = join(tmpdir(), `syncs-${process.pid}.log`);
const beginning = await mkdtemp(join(tmpdir(), 'beginning-'));
beforeEach(async () => {
  for (const each of [folder, beginning]) await rm(each, { recursive: true, force: true });
});
afterAll(async () => {
  for (const each of [folder, beginning, log]) await rm(each, { recursive: true, force: true });
});

const copy = (from: string, to: string) => cp(from, to, { recursive: true, verbatimSymlinks: true });

async function restart(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await copy(beginning, folder);
}

/** @returns the signal that ended the command; null where it ended by itself */
function run(args: string[], settings: NodeJS.ProcessEnv): Promise<string | null> {
  return new Promise((resolve) => {
    const env = { ...settingsFor(folder), ...settings };
    execFile(process.execPath, args, { cwd: root, env }, (problem) => resolve(problem?.signal ?? null));
  });
}

/** Runs a command to its end, then from the same beginning once for each of its flushes, at which it is killed. */
async function dieAtEachSync(args: string[], check: (sync: number) => Promise<void>): Promise<number> {
  await restart();
  await rm(log, { force: true });
  expect(await run(args, recordSyncs(log))).toBeNull();
  const syncs = await distinctSyncs(log);
  const afterLast = syncs.pop();
  for (const sync of syncs) {
    await restart();
    await rm(log, { force: true });
    expect(await run(args, killAtSync(log, sync)), `sync ${sync}, before ${afterLast}`).toBe('SIGKILL');
    await check(sync);
  }
  return syncs.length;
}

/** What the next start of the release service makes of the site. */
async function startAgain(): Promise<void> {
  const settings = { DELIVERY_PORT: '0', SITE_METRICS: 'http://127.0.0.1:1', DELIVERY_BOARD: 'off' };
  const service = await startService(readServiceSettings(settings));
  await service.stop();
}

/** The log is whole, and has each change of the live generation once. */
async function expectWholeLog(): Promise<void> {
  expect(await verifyLog()).toEqual([]);
  const changes = (await currentGeneration())?.history ?? [];
  const entries = (await readLog()).filter(({ outcome }) => outcome === 'done');
  const logged = entries.filter(({ action }) => ['start', 'release', 'rollback'].includes(action));
  expect(logged.map(({ app, to }) => `${app} ${to}`)).toEqual(changes.map(({ app, to }) => `${app} ${to}`));
}

const program = (text: string) => ['--import', 'tsx', '--input-type=module', '--eval', text];

test('a log append that is killed at any flush leaves a whole log, which goes on', async () => {
  const event = (to: string) => ({
    ...{ time: '2026-01-01T00:00:00.000Z', action: 'store' as const, app: 'mf-careers', from: null, to, by },
    outcome: 'done' as const,
  });
  await writeSampleGenerations(beginning);
  const append = program(`
    const { appendToLog } = await import('./delivery/log/append.ts');
    for (const to of ['1', '2']) await appendToLog([{ ...${JSON.stringify(event(''))}, to }]);
  `);
  const deaths = await dieAtEachSync(append, async () => {
    await startAgain();
    await appendToLog([event('3')]);
    await expectWholeLog();
    const stored = (await readLog()).filter(({ action }) => action === 'store').map(({ to }) => to);
    expect([['3'], ['1', '3'], ['1', '2', '3']]).toContainEqual(stored);
  });
  expect(deaths).toBeGreaterThanOrEqual(6);
});

test.each([
  ['promote', '5,25,100', [{ share: 5 }, { share: 25 }], [stable]],
  ['promote', '5,100', [{ share: 5 }, undefined], [stable, candidate]],
  [
    'hold',
    '5,100',
    [
      { share: 5, isHeld: false },
      { share: 5, isHeld: true },
    ],
    [stable],
  ],
  ['abort', '5,100', [{ share: 5 }, undefined], [stable]],
] as const)(
  'a step of a rollout that is killed at any flush was taken or not (%s, %s)',
  async (action, stages, states, live) => {
    await writeSampleGenerations(folder);
    await startAgain();
    await takeStep(begin(sampleChange, candidate, readStages(stages)));
    await copy(folder, beginning);
    const rollout = commandLine('rollout', [action]);
    const deaths = await dieAtEachSync(rollout, async () => {
      await startAgain();
      await expectWholeLog();
      const running = await readRollout();
      const state = states.find((each) => (each === undefined ? !running : running?.share === each.share));
      expect(states).toContainEqual(state);
      expect(live).toContain((await currentGeneration())?.folder.split('/').at(-1));
      const steps = (await readLog()).filter((entry) => entry.action === action);
      expect(steps.length).toBeLessThanOrEqual(1);
      // Whatever was left of it, the next step is taken.
      if (!running) return;
      const meant = { app: running.app, version: running.to };
      expect((await changeRollout('abort', { candidate: meant, by })).rollout.ended).toBe('aborted');
      await expectWholeLog();
    });
    expect(deaths).toBeGreaterThanOrEqual(6);
  },
);

test('a deployment that is killed at any flush, while a rollout runs, is live or not, and works the next time', async () => {
  const site = await copySite();
  await copy(site.folder, folder);
  await site.remove();
  const candidateBuild = await careersWithTagline('Start on Monday');
  const { version } = await addRelease('mf-careers', candidateBuild);
  await publish({ versions: { 'mf-careers': version }, action: 'release', stages: readStages('5,100'), by });
  await copy(folder, beginning);
  const dist = await changedBuild('mf-contact', (file, content) =>
    file.endsWith('.js') ? content.replaceAll('Contact', 'C0ntact') : content,
  );
  const before = (await currentGeneration())?.versions['mf-contact'];
  const states = new Set<string>();
  const storedVersions = async (app: string) =>
    (await readdir(join(folder, 'releases', app))).filter((name) => !name.endsWith('.staging')).sort();
  const deaths = await dieAtEachSync(commandLine('release', ['mf-contact', '--dist', dist]), async () => {
    await startAgain();
    expect(await generationFaults(folder)).toEqual([]);
    await expectWholeLog();
    const live = (await currentGeneration())?.versions['mf-contact'];
    const state = JSON.stringify([live, await storedVersions('mf-contact'), (await readLog()).length]);
    const stored = await addRelease('mf-contact', dist);
    expect([before, stored.version]).toContain(live);
    // The next deployment depends on the state alone: one death of each state shows that it works.
    if (states.has(state)) return;
    states.add(state);
    await publish({ versions: { 'mf-contact': stored.version }, action: 'release', by });
    expect((await currentGeneration())?.versions['mf-contact']).toBe(stored.version);
    // The candidate has it, too.
    const running = await readRollout();
    expect(running?.generation).toBeDefined();
    await expectWholeLog();
  });
  expect(deaths).toBeGreaterThanOrEqual(10);
  expect(states.size).toBeGreaterThanOrEqual(3);
}, 900_000);
