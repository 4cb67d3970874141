import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { filesBelow } from '../support/folder-hash';
import { atRisk, everythingIn, type Flushed, recordSyncs, withFlushed } from '../support/power-loss';
import { commandLine, copySite, type SiteCopy, settingsFor } from '../support/site-copy';

/** More by hand: `RELEASE_DEATHS=20 npx vitest run --root e2e/releases interrupted`. */
const moments = Number(process.env.RELEASE_DEATHS ?? 5);
/** In the first part of a release its process starts and writes nothing. */
const startShare = 0.35;
let site: SiteCopy;
let flushed: Flushed;
beforeEach(async () => {
  site = await copySite();
  flushed = await everythingIn(site.folder);
});
afterEach(() => site.remove());

const parse = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
const careersPage = () => readFile(join(site.folder, 'current/career/index.html'), 'utf8');

test(`a kill or a power loss at each of ${moments} moments of a release leaves a complete site, and the next release works`, async () => {
  const [monday = '', tuesday = '', friday = ''] = await Promise.all(
    ['Start on Monday', 'Start on Tuesday', 'Start on Friday'].map(careersWithTagline),
  );
  const begun = performance.now();
  await release(monday);
  const wholeMs = performance.now() - begun;
  expect(await careersPage()).toContain('Start on Monday');

  for (let moment = 1; moment <= moments; moment += 1)
    await release(
      moment % 2 ? tuesday : monday,
      wholeMs * (startShare + ((1 - startShare) * moment) / moments),
    );

  const { output } = await site.command('release', 'mf-careers', '--dist', friday);
  expect(output).toContain('is live, after');
  expect(await careersPage()).toContain('Start on Friday');
}, 600_000);

/** Runs a release, kills it after a while, and checks the site as it is, and as after a power loss at that moment. */
async function release(dist: string, killAfterMs?: number): Promise<void> {
  const log = join(site.folder, 'syncs.log');
  await rm(log, { force: true });
  const old = await readlink(join(site.folder, 'current'));
  const running = spawn(process.execPath, commandLine('release', ['mf-careers', '--dist', dist]), {
    env: { ...settingsFor(site.folder), ...recordSyncs(log) },
    stdio: 'ignore',
  });
  const ended = once(running, 'exit');
  const killer = killAfterMs && setTimeout(() => running.kill('SIGKILL'), killAfterMs);
  await ended;
  if (killer) clearTimeout(killer);
  flushed = await withFlushed(flushed, log);
  // Until the site's folder is flushed, the link on disk may be the previous one.
  for (const target of new Set([old, await readlink(join(site.folder, 'current'))]))
    expect(atRisk(site.folder, await filesOfSnapshot(target), flushed), target).toEqual([]);
}

/** Every file of a snapshot: its pages, its other files, and the releases that its record names. */
async function filesOfSnapshot(target: string): Promise<string[]> {
  const snapshot = join(site.folder, target);
  const { pages } = await parse(join(snapshot, 'pages.json'));
  const { microFrontends } = await parse(join(snapshot, 'releases.json'));
  const careers = await readFile(join(snapshot, 'career/index.html'), 'utf8');
  expect(careers).toContain(microFrontends['mf-careers'][0].url);

  const files = await filesBelow(snapshot);
  files.push(...pages.map(({ file }: { file: string }) => join(snapshot, file)));
  for (const [app, [{ metadata }]] of Object.entries<[{ metadata: { version: string } }]>(microFrontends)) {
    const folder = join(site.folder, 'releases', app, metadata.version);
    const { files: names } = await parse(join(folder, 'release.json'));
    files.push(...['release.json', ...Object.keys(names)].map((name) => join(folder, name)));
  }
  return files;
}
