import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningSite, startSite } from '../support/running-site';
import { changedBuild, commandLine, copySite, type SiteCopy, settingsFor } from '../support/site-copy';

const tagline = 'Your future starts here';
let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});
afterEach(() => site.remove());

const careersWith = (text: string) =>
  changedBuild('mf-careers', (_, content) => content.replaceAll(tagline, text));

/** The live generation must be whole: every page there, every release it names there, page and record of one mind. */
async function expectWholeSite(): Promise<void> {
  const generation = await realpath(join(site.folder, 'current'));
  const { pages } = JSON.parse(await readFile(join(generation, 'pages.json'), 'utf8'));
  const record = JSON.parse(await readFile(join(generation, 'releases.json'), 'utf8'));
  await Promise.all(pages.map(({ file }: { file: string }) => access(join(generation, file))));
  for (const [{ url }] of Object.values<[{ url: string }]>(record.microFrontends))
    await access(join(site.folder, url));
  const careers = await readFile(join(generation, 'career/index.html'), 'utf8');
  expect(careers).toContain(record.microFrontends['mf-careers'][0].url);
}

test('a release that is killed at any moment leaves a whole site, and the next release works', async () => {
  const builds = [await careersWith('Start on Monday'), await careersWith('Start on Tuesday')];
  const begun = performance.now();
  await site.command('release', 'mf-careers', '--dist', builds[0] ?? '');
  const usual = performance.now() - begun;

  for (let kill = 1; kill <= 20; kill += 1) {
    const release = spawn(
      process.execPath,
      commandLine('release', ['mf-careers', '--dist', builds[kill % 2] ?? '']),
      { env: settingsFor(site.folder), stdio: 'ignore' },
    );
    // A different moment each time, spread over the whole of a release.
    const killer = setTimeout(() => release.kill('SIGKILL'), (usual * kill) / 20);
    await once(release, 'exit');
    clearTimeout(killer);
    await expectWholeSite();
  }

  const { output } = await site.command(
    'release',
    'mf-careers',
    '--dist',
    await careersWith('Start on Friday'),
  );
  expect(output).toContain('is live, after');
  await expectWholeSite();
  expect(await readFile(join(site.folder, 'current/career/index.html'), 'utf8')).toContain('Start on Friday');
});

test('visitors during twenty releases and rollbacks get no failed request and no page of two releases', async () => {
  const running = await startSite(site.folder);
  const builds = [await careersWith('Start on Monday'), await careersWith('Start on Tuesday')];
  let releasing = true;
  let loads = 0;
  const visitors = Array.from({ length: 4 }, async () => {
    while (releasing || loads < 200) {
      await loadCareers(running);
      loads += 1;
    }
  });

  for (let round = 0; round < 10; round += 1) {
    await site.command('release', 'mf-careers', '--dist', builds[round % 2] ?? '');
    await site.command('rollback', 'mf-careers');
  }
  releasing = false;
  await Promise.all(visitors);
  await running.stop();
  expect(loads).toBeGreaterThanOrEqual(200);
});

/** Loads the page and everything it names, as a browser does. */
async function loadCareers({ address }: RunningSite): Promise<void> {
  const html = await loaded(`${address}/career`);
  const files = [...html.matchAll(/"(\/releases\/[^"]+)"/g)].map(([, file = '']) => file);
  const versions = new Set(files.map((file) => /mf-careers\/([^/]+)/.exec(file)?.[1]).filter(Boolean));
  expect(versions.size).toBe(1);
  await Promise.all(files.map((file) => loaded(address + file)));
}

async function loaded(address: string): Promise<string> {
  const answer = await fetch(address);
  expect(answer.status, address).toBe(200);
  return answer.text();
}
