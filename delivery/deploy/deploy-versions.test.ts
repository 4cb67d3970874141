import { mkdir, rm } from 'node:fs/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { writeFileIn } from '../registry/files/write-file';
import { sampleRelease } from '../testing/sample-release';
import { stubSiteFolder } from '../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { composeRecord, sampleMounts } = await import('../testing/record-only-snapshot');
const composeSnapshot = vi.fn(composeRecord);
vi.doMock('./snapshots/compose-snapshot', () => ({ composeSnapshot }));
const { deployRelease } = await import('./deploy-release');
const { readDeployed } = await import('./deployed');

const apps = ['shell', 'mf-marketing', 'mf-careers'];
const versionAt = (at: number) => `1.0.${at}-a`;
const first = versionAt(0);

const by = { who: { kind: 'local' as const, name: 'asha' } };
const onStep = () => undefined;
const stages = [{ share: 5 }, { share: 25 }, { share: 100 }];

/** Seven releases of each app are stored, and the first ones are deployed. */
beforeEach(async () => {
  composeSnapshot.mockImplementation(composeRecord);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const app of apps)
    for (let at = 0; at < 7; at += 1) {
      const release = sampleRelease({ app, version: versionAt(at), mounts: sampleMounts });
      writeFileIn(folder, `releases/${app}/${versionAt(at)}/release.json`, JSON.stringify(release));
    }
  const others = { 'mf-marketing': first, 'mf-careers': first };
  await deployRelease({ app: 'shell', version: first, with: others, action: 'release', by, onStep });
});

test('a release and the first stage of its rollout have the time of the switch, not of composing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const switched = Date.now() + 180_000;
  composeSnapshot.mockImplementation(async (...job) => {
    vi.setSystemTime(switched);
    return composeRecord(...job);
  });
  const time = new Date(switched).toISOString();
  await deployRelease({ app: 'mf-careers', version: versionAt(1), action: 'release', by, onStep });
  expect((await readDeployed())?.entry).toMatchObject({ time, apps: { 'mf-careers': { since: time } } });
  vi.setSystemTime(switched - 180_000);
  await deployRelease({ app: 'mf-careers', version: versionAt(2), action: 'release', stages, by, onStep });
  expect((await readDeployed())?.entry).toMatchObject({ time, rollout: { stageSince: time, share: 5 } });
});
