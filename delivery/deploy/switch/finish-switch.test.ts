import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { stable, writeSampleSnapshots } from '../../testing/sample-snapshots';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { siteStore } = await import('../../registry/site-store/open-site-store');
const { createEntry } = await import('../log/create-entry');
const { readNewest } = await import('../log/read-log');
const { withSiteLock } = await import('../site-lock');
const { finishSwitchRepeatedly } = await import('./finish-switch');
const { nextState } = await import('./next-state');

/** Stores releases of an app, the first one the furthest back. */
async function storeReleases(app: string): Promise<string[]> {
  const versions = Array.from({ length: 13 }, (_, n) => `1.${n}.0`);
  for (const [at, version] of versions.entries()) {
    writeFileIn(folder, `releases/${app}/${version}/release.json`, '{}');
    await utimes(join(folder, `releases/${app}/${version}/release.json`), at, at);
  }
  return versions;
}

const storedOf = async (app: string) => (await readdir(join(folder, 'releases', app))).sort();

test('what a deployment of another service no longer needs is removed from this machine', async () => {
  await writeSampleSnapshots(folder);
  const versions = await storeReleases('mf-careers');
  const others = await storeReleases('mf-contact');
  const finishing = finishSwitchRepeatedly((error) => {
    throw error;
  }, 10);
  onTestFinished(finishing.stop);
  await vi.waitFor(async () => expect(await siteStore().read('current.json')).toBeDefined(), 10_000);

  const newest = await readNewest(siteStore());
  const by = { who: { kind: 'key', name: 'careers' } } as const;
  const changes = [{ app: 'mf-careers', from: '1.0.0', to: '1.2.0' }];
  const event = { action: 'release', time: '2026-01-02T00:00:00.000Z', by, changes } as const;
  const state = nextState(newest?.entry, event, { snapshot: stable, composer: '' });
  // Once the first look has ended.
  await withSiteLock(() => createEntry(siteStore(), newest?.head, event, state));
  // The last ones stored, and those that rollbacks go to.
  const kept = versions.filter((version) => version !== '1.1.0').sort();
  await vi.waitFor(async () => expect(await storedOf('mf-careers')).toEqual(kept), 10_000);
  // These may be about to be deployed.
  expect(await storedOf('mf-contact')).toEqual(others.sort());
});
