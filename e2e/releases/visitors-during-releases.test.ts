import { setTimeout as pause } from 'node:timers/promises';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { copySite, type SiteCopy } from '../support/site-copy';

/** More by hand: `RELEASE_ROUNDS=10 npx vitest run --root e2e/releases visitors`. */
const rounds = Number(process.env.RELEASE_ROUNDS ?? 1);
const leastLoads = rounds * 50;
let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});
afterEach(() => site.remove());

test(`visitors while a remote is released and rolled back (${rounds} ×) get no failed request and no page of two releases`, async () => {
  const running = await startSite(site.folder);
  const builds = await Promise.all(['Start on Monday', 'Start on Tuesday'].map(careersWithTagline));
  let releasing = true;
  let loads = 0;
  const visitors = Array.from({ length: 4 }, async () => {
    while (releasing || loads < leastLoads) {
      await loadCareers(running);
      loads += 1;
      // Visitors share the processor with the releases.
      await pause(50);
    }
  });

  for (let round = 0; round < rounds; round += 1) {
    await site.command('release', 'mf-careers', '--dist', builds[round % 2] ?? '');
    await site.command('rollback', 'mf-careers');
  }
  releasing = false;
  await Promise.all(visitors);
  await running.stop();
  expect(loads).toBeGreaterThanOrEqual(leastLoads);
});

/** Loads the page and everything it references, like a browser. */
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
