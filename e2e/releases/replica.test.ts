import { readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { workspaceApps } from '@site/kit/workspace';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { killAll, startReplica, startService } from '../support/running-program';
import { copySite, filesIn, type SiteCopy } from '../support/site-copy';
import { addTeamKey } from '../support/team-key';

/** Copying takes less than five seconds on a quiet machine (decision 045), and longer on a busy one. */
const copiedWithinMs = 120_000;
const teams = workspaceApps().map(({ name }) => name);

let site: SiteCopy;
/** The replica's folder of its site and its enquiries. */
let folder: string;

beforeEach(async () => {
  site = await copySite();
  folder = await temporaryFolder();
});
afterEach(async () => {
  await killAll();
  await site.remove();
});

const liveOf = async (siteFolder: string) => basename(await readlink(join(siteFolder, 'current')));

/** Waits until a replica serves and reports the deployed snapshot. */
async function isUpToDate(address: string): Promise<void> {
  const live = await liveOf(site.folder);
  await vi.waitFor(
    async () => expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ snapshot: live }),
    { timeout: copiedWithinMs, interval: 50 },
  );
}

/** The files of a site's deployed snapshot. */
async function servedFiles(siteFolder: string) {
  return filesIn(join(siteFolder, 'snapshots', await liveOf(siteFolder)));
}

test('a replica copies releases and rollbacks by itself, byte for byte', async () => {
  const service = await startService(site.folder);
  const key = await addTeamKey(site, { name: 'web', apps: teams, may: 'read' });
  const { address } = await startReplica(`${service.address}/site`, folder, { SITE_FROM_KEY: key });
  await isUpToDate(address);
  const { code } = await site.command(
    'release',
    'mf-careers',
    '--dist',
    await careersWithTagline('Start on Monday'),
  );
  expect(code).toBe(0);
  await isUpToDate(address);
  expect(await (await fetch(`${address}/career`)).text()).toContain('Start on Monday');
  expect(await servedFiles(join(folder, 'site'))).toEqual(await servedFiles(site.folder));
  await site.command('rollback', 'mf-careers');
  await isUpToDate(address);
  // Source maps are copied last.
  const releases = await filesIn(join(site.folder, 'releases'));
  expect(Object.keys(releases).some((name) => name.includes('/maps/'))).toBe(true);
  await vi.waitFor(async () => expect(await filesIn(join(folder, 'site/releases'))).toEqual(releases), {
    timeout: copiedWithinMs,
    interval: 100,
  });
});

test('a replica killed at any moment serves a complete snapshot, and starts from it without the service', async () => {
  const service = await startService(site.folder);
  let replica = await startReplica(`${service.address}/site`, folder);
  await isUpToDate(replica.address);
  const whole = [await servedFiles(site.folder)];
  await site.command('release', 'mf-careers', '--dist', await careersWithTagline('Start on Tuesday'));
  whole.push(await servedFiles(site.folder));
  for (const afterMs of [20, 60, 150, 400, 1000]) {
    await setTimeout(afterMs);
    await replica.kill();
    expect(whole).toContainEqual(await servedFiles(join(folder, 'site')));
    replica = await startReplica(`${service.address}/site`, folder);
  }
  await isUpToDate(replica.address);
  await Promise.all([service.kill(), replica.kill()]);
  const { address } = await startReplica(`${service.address}/site`, folder);
  await isUpToDate(address);
  expect(await (await fetch(`${address}/career`)).text()).toContain('Start on Tuesday');
});
