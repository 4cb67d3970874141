import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { copySite, filesIn, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});
afterEach(() => site.remove());

test('a withdrawn release is live again by force alone; the record tells open tabs, and no page changes', async () => {
  const dist = await careersWithTagline('Start on Monday');
  const release = (...more: string[]) => site.command('release', 'mf-careers', '--dist', dist, ...more);
  const { output } = await release();
  const [, version = ''] = /mf-careers (\S+) is live, after/.exec(output) ?? [];
  const withdraw = () =>
    site.command('releases', '--withdraw', `mf-careers@${version}`, '--reason', 'it is broken');

  const whileLive = await withdraw();
  expect(whileLive.code).toBe(1);
  expect(whileLive.output).toContain('is live. Go back first: npm run rollback -w mf-careers');

  await site.command('rollback', 'mf-careers');
  const before = await filesIn(join(site.folder, 'current/career'));
  expect((await withdraw()).output).toContain('is withdrawn');
  const record = JSON.parse(await readFile(join(site.folder, 'current/releases.json'), 'utf8'));
  expect(record.microFrontends['mf-careers'][0].extras.withdrawn).toEqual([version]);
  expect(await filesIn(join(site.folder, 'current/career'))).toEqual(before);

  const again = await release();
  expect(again.code).toBe(1);
  expect(again.output).toMatch(/was withdrawn by .*: it is broken\. Release another one/);

  expect((await release('--force')).output).toContain('is live, after');
  const { output: log } = await site.command('releases', '--log', '--app', 'mf-careers');
  expect(log).toMatch(/withdraw mf-careers .*because: it is broken/);
  expect(log).toMatch(/refused release mf-careers/);
  expect(log).toMatch(/because: by force, as it was withdrawn/);
});
