import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, realpath, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readyAddress } from '@site/kit/cli/ready-address';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { copyCheckout } from '../support/checkout-copy';
import { copySite, filesIn, type SiteCopy, settingsFor } from '../support/site-copy';

let site: SiteCopy;
let checkout: Awaited<ReturnType<typeof copyCheckout>>;
let starting: ChildProcess | undefined;

beforeEach(async () => {
  [site, checkout] = await Promise.all([copySite(), copyCheckout()]);
});
afterEach(async () => {
  if (starting && starting.exitCode === null) {
    starting.kill('SIGTERM');
    await once(starting, 'exit');
  }
  await Promise.all([site.remove(), checkout.remove()]);
});

const live = async () => filesIn(await realpath(join(site.folder, 'current')));

/** Runs `npm start` in the copy of the checkout until it is ready. */
async function start(): Promise<{ address: string; output: string }> {
  const running = spawn(
    process.execPath,
    ['--import', 'tsx', join(checkout.folder, 'kit/cli/site.ts'), 'start'],
    {
      cwd: checkout.folder,
      env: { ...settingsFor(site.folder), PORT: '0', DATA_DIR: join(site.folder, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  starting = running;
  return readyAddress(running, 'See above.');
}

test('a rolled-back release stays deployed after a restart, whatever happened to checkout, releases and origins', async () => {
  const before = await readFile(join(site.folder, 'current/career/index.html'), 'utf8');
  const dist = await careersWithTagline('Start on Monday');
  await site.command('release', 'mf-careers', '--dist', dist);
  expect((await site.command('rollback', 'mf-careers')).output).toContain('is live again');

  // A syntax error in the sources, a missing build.
  await writeFile(join(checkout.folder, 'mf-careers/src/content/careers-page.ts'), 'export const = ;');
  await rm(join(checkout.folder, 'shell/dist'), { recursive: true });
  // A damaged release, and one whose origin is down.
  for (const version of await readdir(join(site.folder, 'releases/mf-careers')))
    await truncate(join(site.folder, 'releases/mf-careers', version, 'web/remoteEntry.js.br'), 9);
  const record = join(site.folder, 'current/releases.json');
  const text = await readFile(record, 'utf8');
  await writeFile(record, text.replace('"/releases/mf-contact', '"http://127.0.0.1:1/releases/mf-contact'));
  const composed = await live();

  const { address, output } = await start();
  expect(await (await fetch(`${address}/career`)).text()).toBe(before);
  expect(await live()).toEqual(composed);
  // One line names what is newer than its release, with the command that releases it.
  expect(output.split('\n')[0]).toBe(
    'Not deployed: the sources of mf-careers in this checkout. Release them with: npm run release -w mf-careers',
  );
  expect(output).toMatch(/mf-careers \S+ is damaged: web\/remoteEntry\.js\.br is not as released/);
});

test('nothing is printed when the checkout is deployed', async () => {
  const { output } = await start();
  expect(output).not.toContain('Not deployed');
});

test('when nothing is deployed, the checkout is released and served', async () => {
  const composed = await readFile(join(site.folder, 'current/career/index.html'), 'utf8');
  await rm(site.folder, { recursive: true });
  const { address } = await start();
  expect(await (await fetch(`${address}/career`)).text()).toBe(composed);
});
