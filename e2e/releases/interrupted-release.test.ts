import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atRisk, everythingIn, type Flushed, recordSyncs, withFlushed } from '../support/power-loss';
import { changedBuild, commandLine, copySite, type SiteCopy, settingsFor } from '../support/site-copy';

const rounds = 20;
let site: SiteCopy;
let flushed: Flushed;
beforeEach(async () => {
  site = await copySite();
  flushed = await everythingIn(site.folder);
});
afterEach(() => site.remove());

const parse = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
const careersPage = () => readFile(join(site.folder, 'current/career/index.html'), 'utf8');
const careersWith = (text: string) =>
  changedBuild('mf-careers', (_, content) => content.replaceAll('Your future starts here', text));

/** Every file of a generation and of the releases that its record names. */
async function filesOfGeneration(target: string): Promise<string[]> {
  const generation = join(site.folder, target);
  const entries = await readdir(generation, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const { microFrontends } = await parse(join(generation, 'releases.json'));
  for (const [app, [{ metadata }]] of Object.entries<[{ metadata: { version: string } }]>(microFrontends)) {
    const release = join(site.folder, 'releases', app, metadata.version);
    const { files: names } = await parse(join(release, 'release.json'));
    files.push(...['release.json', ...Object.keys(names)].map((name) => join(release, name)));
  }
  return files;
}

/** Runs a release, ends it after a while, and looks whether a power loss at that moment leaves a whole generation. */
async function release(dist: string, endAfterMs?: number): Promise<void> {
  const log = join(site.folder, 'syncs.log');
  await rm(log, { force: true });
  const old = await readlink(join(site.folder, 'current'));
  const running = spawn(process.execPath, commandLine('release', ['mf-careers', '--dist', dist]), {
    env: { ...settingsFor(site.folder), ...recordSyncs(log) },
    stdio: 'ignore',
  });
  const ended = once(running, 'exit');
  const killer = endAfterMs && setTimeout(() => running.kill('SIGKILL'), endAfterMs);
  await ended;
  if (killer) clearTimeout(killer);
  flushed = await withFlushed(flushed, log);
  // Until the site's folder is flushed, the link on disk may be the one before.
  for (const target of new Set([old, await readlink(join(site.folder, 'current'))]))
    expect(await atRisk(site.folder, await filesOfGeneration(target), flushed), target).toEqual([]);
}

test('a power loss at any moment of a release leaves a whole generation', async () => {
  const builds = [await careersWith('Start on Monday'), await careersWith('Start on Tuesday')];
  const begun = performance.now();
  await release(builds[0] ?? '');
  const wholeMs = performance.now() - begun;
  expect(await careersPage()).toContain('Start on Monday');
  for (let round = 1; round <= rounds; round += 1)
    await release(builds[round % 2] ?? '', (wholeMs * round) / rounds);
}, 600_000);
