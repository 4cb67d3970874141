import { mkdir, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StageObservations } from '@site/shared/node/observations';
import { noCounts } from '@site/shared/node/sample-counts';
import { serve } from '@site/shared/node/testing/serve';
import { beforeEach, expect, test, vi } from 'vitest';
import { crashAfterEntry } from '../../testing/crash-after-entry';
import { sampleLimits as limits, sampleCounts } from '../../testing/sample-reports';
import {
  canary,
  sampleChange,
  sampleEvent,
  sampleRollout,
  stable,
  writeSampleSnapshots,
} from '../../testing/sample-snapshots';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { readDeployed, readRollout } = await import('../deployed');
const { finishSwitch } = await import('../switch/finish-switch');
const { changeRollout, takeStep } = await import('./change-rollout');
const { withSiteLock } = await import('../site-lock');
const { reportRollout } = await import('./rollout-report');
const { decideOnce } = await import('./run-rollout');
const { formatStages, readStages, stagesFrom } = await import('@site/shared/node/rollout-stages');
const { siteStore } = await import('../../registry/site-store/open-site-store');
const { releaseBefore } = await import('../withdrawal/release-before');
const { verifyLog } = await import('../log/verify-log');
const { readLog } = await import('../../testing/read-log');

const begun = new Date(sampleEvent.at);
const { by } = sampleEvent;
const meant = { app: sampleChange.app, version: sampleChange.to };
const after = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);

beforeEach(async () => {
  await rm(folder, { recursive: true });
  await writeSampleSnapshots(folder);
});

const start = async (stages = '5:30m,25:1h,100') =>
  takeStep(await readDeployed(), sampleRollout(readStages(stages)));
const live = async () => (await readlink(join(folder, 'current'))).split('/').at(-1);
const snapshotOf = async (number: string) =>
  (await readlink(join(folder, 'rollout', number))).split('/').at(-1);
/** Without the release before the rollout. */
const logged = async () => (await readLog()).slice(1);
const actions = async () => (await logged()).map(({ action }) => action);

/** A web server with the counts of a stage, which a test may change. */
async function startMachine() {
  const stages: Record<string, StageObservations> = {};
  const metrics = await serve(({ url = '' }, response) => {
    const share = /%2F(\d+)$/.exec(url)?.[1] ?? '';
    response.end(JSON.stringify(stages[share] ?? observed(0, 0)));
  });
  return { stages, metrics };
}

const observed = (stableViews: number, canaryViews: number, failed = [0, 0]): StageObservations => ({
  stable: sampleCounts(stableViews, { failed: failed[0] }),
  canary: sampleCounts(canaryViews, { failed: failed[1] }),
  carried: noCounts(),
});

test('buckets below the weight get the canary, all others the stable snapshot', async () => {
  await start();
  expect(await snapshotOf('04')).toBe(canary);
  expect((await readFile(join(folder, 'rollout', '04', 'snapshot.json'))).length).toBeGreaterThan(0);
  expect((await readdir(join(folder, 'rollout'))).sort()).toEqual([
    '00',
    '01',
    '02',
    '03',
    '04',
    'rollout.json',
  ]);
  expect(await live()).toBe(stable);
});

test('after its time and views a good canary is promoted, in the end to all visitors', async () => {
  await start();
  const { stages, metrics } = await startMachine();
  const decideAt = (minutes: number) => decideOnce({ limits, metrics }, after(minutes));
  stages['5'] = observed(2185, 115);
  expect((await decideAt(29))?.action).toBe('hold');
  expect((await decideAt(30))?.rollout.share).toBe(25);
  // A stage has counts and a time of its own.
  expect(await reportRollout(await readRollout())).toMatchObject({ figures: null });
  stages['25'] = observed(345, 115);
  expect(await decideAt(89)).toMatchObject({ action: 'hold', reason: expect.stringContaining('minimum') });
  delete stages['25'];
  expect(await decideAt(95)).toMatchObject({ action: 'hold', figures: { candidate: { views: 0 } } });
  stages['25'] = observed(345, 115);
  expect((await decideAt(96))?.rollout).toMatchObject({ share: 100, ended: 'promoted' });
  expect(await live()).toBe(canary);
  expect(await readRollout()).toBeUndefined();
  expect((await logged()).map(({ action, detail, by: { reason } }) => [action, detail, reason])).toEqual([
    ['rollout', '5 % of visitors', '5 % for at least 30 min, 25 % for at least 60 min, 100 %'],
    ['promote', '25 % of visitors', 'The canary is not worse.'],
    ['hold', '25 % of visitors', 'Too few views: 0 of 100 at least, not counting 15 that may be invented.'],
    ['promote', '100 % of visitors', 'The canary is not worse.'],
  ]);
  const [, promotion, , last] = await logged();
  expect(promotion?.by.who.kind).toBe('automatic');
  expect(promotion?.rollout?.steps.at(-1)?.figures).toMatchObject({ candidate: { views: 115 } });
  expect(promotion?.apps['mf-careers']?.version).toBe('1.0.0');
  expect(last).toMatchObject({ snapshot: canary, apps: { 'mf-careers': { version: '2.0.0' } } });
  expect(await verifyLog(siteStore().source)).toEqual([]);
});

test('a worse canary is aborted automatically, with the figures in the log', async () => {
  await start();
  const { stages, metrics } = await startMachine();
  stages['5'] = observed(3800, 200, [38, 20]);
  const decision = await decideOnce({ limits, metrics }, after(1));
  expect(decision).toMatchObject({ action: 'abort', rollout: { ended: 'aborted' } });
  expect(await readRollout()).toBeUndefined();
  expect(await live()).toBe(stable);
  expect((await readLog()).at(-1)).toMatchObject({
    action: 'abort',
    by: {
      reason: expect.stringContaining(
        '10.0 % of its views have an error, 1.0 % of those of the stable release',
      ),
    },
  });
  expect((await readLog()).at(-1)?.rollout?.steps.at(-1)?.figures).toMatchObject({
    candidate: { errorRate: 0.1 },
  });
});

test('a worse canary is aborted even if its figures can’t be written', async () => {
  await start();
  const { stages, metrics } = await startMachine();
  stages['5'] = observed(3800, 200, [38, 20]);
  await mkdir(join(folder, 'delivery/rollout-comparison.json.staging'), { recursive: true });
  await expect(decideOnce({ limits, metrics }, after(1))).rejects.toThrow('EISDIR');
  expect(await readRollout()).toBeUndefined();
});

test('a step that visitors do not see yet is reported with the reason', async () => {
  await start();
  const { stages, metrics } = await startMachine();
  stages['5'] = observed(3800, 200, [38, 20]);
  vi.spyOn(siteStore(), 'write').mockRejectedValueOnce(new Error('the disk is broken'));
  expect(await decideOnce({ limits, metrics }, after(1))).toMatchObject({
    rollout: { ended: 'aborted' },
    warnings: ['Visitors do not get it yet: the disk is broken'],
  });
});

test('without an answer of the web server it holds, which is logged once', async () => {
  await start();
  const metrics = 'http://user:secret@127.0.0.1:1';
  for (const minutes of [31, 32, 33])
    expect(await decideOnce({ limits, metrics }, after(minutes))).toMatchObject({
      action: 'hold',
      reason: 'No metrics from 127.0.0.1:1: bad port.',
    });
  expect(await actions()).toEqual(['rollout', 'hold']);
});

test('two reasons to hold that alternate are logged once each', async () => {
  await start();
  const { metrics } = await startMachine();
  for (const minutes of [31, 32, 33]) {
    await decideOnce({ limits, metrics }, after(minutes));
    await decideOnce({ limits, metrics: 'http://127.0.0.1:1' }, after(minutes));
  }
  expect(await actions()).toEqual(['rollout', 'hold', 'hold']);
});

test('a step without a reason has none in the log', async () => {
  await start();
  await changeRollout('promote', { canary: meant, by });
  expect((await logged()).at(-1)).toMatchObject({ action: 'promote', by: { who: by.who } });
  expect((await logged()).at(-1)?.by).not.toHaveProperty('reason');
});

test('an operator promotes, holds and aborts', async () => {
  await start('5,25:0m,50,100');
  const { stages, metrics } = await startMachine();
  stages['25'] = observed(345, 115);
  expect((await changeRollout('promote', { canary: meant, by })).rollout.share).toBe(25);
  expect((await changeRollout('hold', { canary: meant, by })).rollout.isHeld).toBe(true);
  // Neither a promotion nor an entry of the log.
  expect(await decideOnce({ limits, metrics })).toMatchObject({ action: 'hold', rollout: { isHeld: true } });
  expect((await changeRollout('promote', { canary: meant, by })).rollout).toMatchObject({
    share: 50,
    isHeld: false,
  });
  await changeRollout('abort', { canary: meant, by: { ...by, reason: 'the form lost its button' } });
  expect(await live()).toBe(stable);
  expect(await actions()).toEqual(['rollout', 'promote', 'hold', 'promote', 'abort']);
  await expect(changeRollout('promote', { canary: meant, by })).rejects.toThrow('No rollout runs');
});

test('holding a held rollout again is no entry of the log', async () => {
  await start();
  for (let times = 0; times < 3; times += 1)
    expect(await changeRollout('hold', { canary: meant, by })).toMatchObject({ rollout: { isHeld: true } });
  expect(await actions()).toEqual(['rollout', 'hold']);
});

test('the next stage begins once other changes of the site have ended', async () => {
  await start('5,25,100');
  vi.useFakeTimers({ toFake: ['Date'], now: after(1) });
  let promoted: ReturnType<typeof changeRollout> | undefined;
  await withSiteLock(async () => {
    promoted = changeRollout('promote', { canary: meant, by });
    vi.setSystemTime(after(5));
  });
  expect((await promoted)?.rollout.stageSince).toBe(after(5).toISOString());
});

test('an action for an ended rollout doesn’t change the running one', async () => {
  await start('5,25,100');
  await changeRollout('abort', { canary: meant, by });
  for (const other of [
    { ...sampleChange, app: 'mf-contact' },
    { ...sampleChange, to: '3.0.0' },
  ]) {
    await takeStep(await readDeployed(), sampleRollout(readStages('5,100'), other));
    await expect(changeRollout('promote', { canary: meant, by })).rejects.toThrow(
      `The rollout of mf-careers 2.0.0 has ended: ${other.app} ${other.to} is being rolled out now.`,
    );
    expect(await readRollout()).toMatchObject({ app: other.app, share: 5 });
  }
});

test.each([
  ['a stage', 25, () => changeRollout('promote', { canary: meant, by })],
  [
    'a rollout',
    5,
    async () => {
      await changeRollout('abort', { canary: meant, by });
      const again = { ...sampleRollout(readStages('5:0m,100')), id: 'another' };
      await takeStep(await readDeployed(), again);
    },
  ],
])('the counts of %s that ended while they were fetched decide nothing', async (_, share, end) => {
  await start('5:0m,25:0m,100');
  const metrics = await serve(async (_request, response) => {
    await end();
    response.end(JSON.stringify(observed(345, 115)));
  });
  // A rollout still runs: `npm run rollout -- watch` goes on.
  expect(await decideOnce({ limits, metrics })).toMatchObject({
    action: 'hold',
    rollout: { share },
  });
  expect(await readRollout()).toMatchObject({ share });
});

test('counts that a server sends without end are not read on', async () => {
  await start('5:0m,100');
  // On a busy machine so many bytes take longer than an answer may.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const metrics = await serve((_request, response) => {
    response.write(' '.repeat(65 * 2 ** 20));
    response.end(JSON.stringify(observed(345, 115)));
  });
  expect(await decideOnce({ limits, metrics })).toMatchObject({
    action: 'hold',
    reason: expect.stringContaining('larger than'),
  });
});

test.each([
  ['the share grew', 'promote', '5,25,100', { share: 25 }, stable],
  ['it was promoted to all visitors', 'promote', '5,100', undefined, canary],
  ['it was aborted', 'abort', '5,100', undefined, stable],
] as const)('a crash after "%s" was written is made good', async (_, action, stages, expected, liveThen) => {
  await start(stages);
  await crashAfterEntry(folder, () => changeRollout(action, { canary: meant, by }));
  expect(await snapshotOf('04')).toBe(canary);
  expect(await live()).toBe(stable);
  await finishSwitch();
  if (expected) expect(await readRollout()).toMatchObject(expected);
  else expect(await readRollout()).toBeUndefined();
  expect(await live()).toBe(liveThen);
  const numbers = await readdir(join(folder, 'rollout')).catch(() => []);
  expect(numbers.filter((name) => /^\d\d$/.test(name))).toHaveLength(expected?.share ?? 0);
  expect(await actions()).toEqual(['rollout', action]);
});

test('a rollout whose start a crash interrupted is shown whole', async () => {
  await start();
  await rm(join(folder, 'rollout'));
  const [name = ''] = await readdir(join(folder, 'rollouts'));
  await rm(join(folder, 'rollouts', name, '03'));
  await mkdir(join(folder, 'rollouts', 'half.staging'));
  await finishSwitch();
  expect(await snapshotOf('03')).toBe(canary);
  expect(await readdir(join(folder, 'rollouts'))).toEqual([name]);
});

test('old steps are removed', async () => {
  await start('1,2,3,4,5,6,7');
  for (let stage = 0; stage < 5; stage += 1) await changeRollout('promote', { canary: meant, by });
  // A server may still be reading the one before.
  expect(await readdir(join(folder, 'rollouts'))).toHaveLength(2);
  expect(await snapshotOf('05')).toBe(canary);
});

test('weights of stages grow', () => {
  expect(readStages('5:30m, 25:1h,100')).toEqual(stagesFrom('5'));
  for (const text of ['5:30m,25:1h,100', '5:99999m,25:99999h,50:99999d,100', '5:0m,25,100'])
    expect(readStages(formatStages(readStages(text)))).toEqual(readStages(text));
  expect(stagesFrom('10').map(({ share }) => share)).toEqual([10, 25, 100]);
  expect(stagesFrom('50')).toEqual([{ share: 50, leastMs: 3_600_000 }, { share: 100 }]);
  for (const text of ['', '100', '0,100', '25,5', '5:30', '5:1w', '101', '5,,100'])
    expect(() => readStages(text)).toThrow('Give shares of a hundred that grow');
  for (const text of ['0', '100', 'five', '']) expect(() => stagesFrom(text)).toThrow('whole number');
});

test('a rollback of an app with no earlier release names its rollout, and how to stop it', async () => {
  await start();
  await expect(releaseBefore(sampleChange.app)).rejects.toThrow(
    'There is no release of mf-careers to go back to. 2.0.0 is shown to 5 % of the visitors; stop that with: npx site rollout abort',
  );
});
