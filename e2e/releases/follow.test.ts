import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changedBuild, copySite, filesIn, type SiteCopy, settingsFor } from '../support/site-copy';

const root = fileURLToPath(new URL('../..', import.meta.url));
const followedWithinMs = 5000;

let site: SiteCopy;
/** Where the following server keeps its site and its enquiries. */
let folder: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  site = await copySite();
  folder = await mkdtemp(join(tmpdir(), 'follower-'));
});
afterEach(async () => {
  await Promise.all([...running].map(kill));
  await Promise.all([site.remove(), rm(folder, { recursive: true, force: true })]);
});

/** Starts a program, and returns it with the address that it says it is ready at. */
async function start(args: string[], settings: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { child, address };
  }
  throw new Error(`${args.at(-1)} ended before it was ready.`);
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const startService = () =>
  start(['--import', 'tsx', 'delivery/cli/delivery.ts'], { ...settingsFor(site.folder), DELIVERY_PORT: '0' });

const startFollower = (from: string) =>
  start(['api/dist/server.js'], {
    ...{ SITE_FROM: from, SITE_DIR: join(folder, 'site'), DATA_DIR: join(folder, 'data'), PORT: '0' },
  });

const liveOf = async (siteFolder: string) => basename(await readlink(join(siteFolder, 'current')));

/** Waits until a following server serves what is live, and says so. */
async function isFollowed(address: string, timeout: number): Promise<void> {
  const live = await liveOf(site.folder);
  await vi.waitFor(
    async () => expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ generation: live }),
    { timeout, interval: 50 },
  );
}

/** The files of the generation that a site serves, without the one that says who released what. */
async function servedFiles(siteFolder: string) {
  const { '/generation.json': _, ...files } = await filesIn(
    join(siteFolder, 'generations', await liveOf(siteFolder)),
  );
  return files;
}

const changedCareers = (words: string) =>
  changedBuild('mf-careers', (_, content) => content.replaceAll('Your future starts here', words));

test('a server follows releases and rollbacks within five seconds, to the same bytes', async () => {
  const service = await startService();
  const { address } = await startFollower(service.address);
  await isFollowed(address, 20_000);
  const { code } = await site.command(
    'release',
    'mf-careers',
    '--dist',
    await changedCareers('Start on Monday'),
  );
  expect(code).toBe(0);
  await isFollowed(address, followedWithinMs);
  expect(await (await fetch(`${address}/career`)).text()).toContain('Start on Monday');
  expect(await servedFiles(join(folder, 'site'))).toEqual(await servedFiles(site.folder));
  await site.command('rollback', 'mf-careers');
  await isFollowed(address, followedWithinMs);
  expect(await filesIn(join(folder, 'site/releases'))).toEqual(await filesIn(join(site.folder, 'releases')));
});

test('killed at any moment it serves a whole generation, and starts from it without the service', async () => {
  const service = await startService();
  let follower = await startFollower(service.address);
  await isFollowed(follower.address, 20_000);
  const whole = [await servedFiles(site.folder)];
  await site.command('release', 'mf-careers', '--dist', await changedCareers('Start on Tuesday'));
  whole.push(await servedFiles(site.folder));
  for (const afterMs of [20, 60, 150, 400, 1000]) {
    await setTimeout(afterMs);
    await kill(follower.child);
    expect(whole).toContainEqual(await servedFiles(join(folder, 'site')));
    follower = await startFollower(service.address);
  }
  await isFollowed(follower.address, 20_000);
  await Promise.all([kill(service.child), kill(follower.child)]);
  const { address } = await startFollower(service.address);
  await isFollowed(address, followedWithinMs);
  expect(await (await fetch(`${address}/career`)).text()).toContain('Start on Tuesday');
});
