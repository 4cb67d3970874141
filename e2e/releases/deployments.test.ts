import { EventEmitter, once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewFile, previewsFolder } from '@site/shared/node/preview';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { careersWith, careersWithTagline } from '../support/careers-with';
import { copySite, type SiteCopy } from '../support/site-copy';
import { teamBuilds } from '../support/team-builds';

let site: SiteCopy;
beforeEach(async () => {
  site = await copySite();
});
afterEach(() => site.remove());

const careersPage = () => readFile(join(site.folder, 'current/career/index.html'), 'utf8');

/** Loads a module with the folder of the copy, which modules read when they are loaded. */
async function load() {
  vi.stubEnv('SITE_DIR', site.folder);
  vi.resetModules();
  const [{ deployVersions }, { addRelease }, { readLog }] = await Promise.all([
    import('@site/delivery/deploy/deploy-versions'),
    import('@site/delivery/registry/add-release'),
    import('@site/delivery/testing/read-log'),
  ]);
  return { deployVersions, addRelease, readLog };
}

const by = { who: { kind: 'local', name: 'asha' } } as const;
const composingAgain = 'Composing again, as another deployment came first';

test('a rollback to a version that was never deployed has to pass the gate like a release', async () => {
  const { deployVersions, addRelease, readLog } = await load();
  const entries = (await readLog()).length;
  const roll = async (dist: string) => {
    const { version } = await addRelease('mf-careers', dist);
    return deployVersions({ versions: { 'mf-careers': version }, action: 'rollback', by });
  };
  const before = await careersPage();
  const broken = await careersWith({ redirects: [{ from: '/career/old', to: '/career/nowhere' }] });
  await expect(roll(broken)).rejects.toThrow('/career/nowhere');
  expect(await careersPage()).toBe(before);
  const stored = await roll(await careersWithTagline('Start on Monday'));
  expect(stored).toMatchObject({ action: 'release', changes: [{ app: 'mf-careers' }] });
  const [change] = stored.changes;
  const back = { versions: { 'mf-careers': change?.from ?? '' }, action: 'rollback', by } as const;
  expect(await deployVersions(back)).toMatchObject({ action: 'rollback', changes: [{ app: 'mf-careers' }] });
  // A refused release is not a deployment.
  expect((await readLog()).slice(entries).map(({ action }) => action)).toEqual(['release', 'rollback']);
});

test('a build that is only stored is named in the command that deploys it', async () => {
  const dist = await careersWithTagline('Start on Monday');
  const stored = await site.command('release', 'mf-careers', '--dist', dist, '--build-only');
  expect(stored).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Deploy it with: npm run release -w mf-careers -- --dist ${dist}\n`),
  });
  expect(await careersPage()).not.toContain('Start on Monday');
});

test('a failure after the switch is a warning: the release is deployed and logged', async () => {
  // An unreadable file: the releases of previews are then unknown.
  await mkdir(join(site.folder, previewsFolder, '0123456789abcdefghijklmnop', previewFile), {
    recursive: true,
  });
  const dist = await careersWithTagline('Start on Monday');
  const { code, output } = await site.command('release', 'mf-careers', '--dist', dist);
  expect(output).toContain('is live, after');
  expect(output).toContain('Old snapshots and releases were not removed: EISDIR');
  expect(code).toBe(0);
  expect(await careersPage()).toContain('Start on Monday');
  const { output: log } = await site.command('releases', '--log', '--app', 'mf-careers');
  expect(log).toContain('release mf-careers');
});

test('previews and dry runs are composed while a deployment holds the lock', async () => {
  const { addRelease, deployVersions } = await load();
  const { withSiteLock } = await import('@site/delivery/deploy/site-lock');
  const { makePreview } = await import('@site/delivery/deploy/previews/make-preview');
  const { version } = await addRelease('mf-careers', await careersWithTagline('Start on Monday'));
  const before = await careersPage();
  const releases = { 'mf-careers': version };
  const dryRun = { versions: releases, action: 'release', by, dryRun: true } as const;
  const [{ id }, { composed }] = await withSiteLock(() =>
    Promise.all([makePreview({ releases, days: 1, by, host: 'preview.example' }), deployVersions(dryRun)]),
  );
  expect(composed).toContain('/career');
  const page = join(site.folder, previewsFolder, id, 'snapshot/career/index.html');
  expect(await readFile(page, 'utf8')).toContain('Start on Monday');
  expect(await careersPage()).toBe(before);
});

test.each(['a withdrawal', 'a mount'] as const)(
  '%s holds no lock while its pages are stored',
  async (what) => {
    const { addRelease, readLog } = await load();
    const { withSiteLock } = await import('@site/delivery/deploy/site-lock');
    const { siteStore } = await import('@site/delivery/registry/site-store/open-site-store');
    const { withdraw } = await import('@site/delivery/deploy/withdrawal/withdraw');
    const { addMount } = await import('@site/delivery/deploy/mounts/change-mounts');
    const app = 'mf-careers';
    const { version } = await addRelease(app, await careersWithTagline('Start on Monday'));
    const entries = (await readLog()).length;
    const upload = new EventEmitter();
    const begins = once(upload, 'begins');
    vi.spyOn(siteStore(), 'keep').mockImplementationOnce(async () => {
      upload.emit('begins');
      await once(upload, 'ends');
    });
    const changing =
      what === 'a mount'
        ? addMount({ app, path: '/jobs', by })
        : withdraw({ app, version, by: { ...by, reason: 'it is broken' } });
    await begins;
    // Would wait for the upload.
    expect(await withSiteLock(async () => 'free')).toBe('free');
    upload.emit('ends');
    await changing;
    expect((await readLog()).slice(entries)).toHaveLength(1);
  },
);

/** Composes releases while another deployment holds the lock, and deploys them once it is free. */
async function deployAtOnce(
  deployVersions: Awaited<ReturnType<typeof load>>['deployVersions'],
  releases: { app: string; version: string }[],
) {
  const { withSiteLock } = await import('@site/delivery/deploy/site-lock');
  const steps: string[] = [];
  const begin = ({ app, version }: { app: string; version: string }) => {
    const switching = new EventEmitter();
    const composed = once(switching, 'begins');
    const onStep = (step: string) => {
      steps.push(step);
      if (step === 'Switching') switching.emit('begins');
    };
    const deployed = deployVersions({ versions: { [app]: version }, action: 'release', by, onStep });
    return { composed: Promise.race([composed, deployed]), deployed };
  };
  const begun = await withSiteLock(async () => {
    const all = releases.map(begin);
    await Promise.all(all.map(({ composed }) => composed));
    return all;
  });
  return { steps, outcomes: await Promise.allSettled(begun.map(({ deployed }) => deployed)) };
}

test('releases are composed at the same time; the second one again, on top of the first', async () => {
  const { addRelease, deployVersions, readLog } = await load();
  const entries = (await readLog()).length;
  const releases = [
    await addRelease('mf-careers', await careersWithTagline('Start on Monday')),
    await addRelease('mf-contact', await teamBuilds['mf-contact']()),
  ];
  const { steps, outcomes } = await deployAtOnce(deployVersions, releases);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(steps.filter((step) => step === composingAgain)).toHaveLength(1);
  expect((await readLog()).slice(entries).map(({ action }) => action)).toEqual(['release', 'release']);
  const record = await readFile(join(site.folder, 'current', releaseRecordFile), 'utf8');
  for (const { version } of releases) expect(record).toContain(version);
  expect(await careersPage()).toContain('Start on Monday');
});

test('of two releases of one app that are composed at the same time, the second one is refused', async () => {
  const { addRelease, deployVersions, readLog } = await load();
  const entries = (await readLog()).length;
  const releases = [
    await addRelease('mf-careers', await careersWithTagline('Start on Monday')),
    await addRelease('mf-careers', await careersWithTagline('Start on Tuesday')),
  ];
  const { outcomes } = await deployAtOnce(deployVersions, releases);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => reason.message)).toEqual([
    expect.stringMatching(/^mf-careers \S+ was deployed by asha at .* Look at it, then release again\.$/),
  ]);
  expect((await readLog()).slice(entries)).toHaveLength(1);
});
