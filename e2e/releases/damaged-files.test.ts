import { readFile, realpath, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { changedBuild, copySite, filesIn, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;
let monday: string;
/** The folder of the release that was live before Monday's. */
let earlier: string;

beforeEach(async () => {
  site = await copySite();
  earlier = join(site.folder, 'releases/mf-careers', await liveVersion());
  monday = await careersWithTagline('Start on Monday');
  const { output } = await site.command('release', 'mf-careers', '--dist', monday);
  expect(output).toContain('is live, after');
});
afterEach(() => site.remove());

async function liveVersion(): Promise<string> {
  const record = JSON.parse(await readFile(join(site.folder, 'current/releases.json'), 'utf8'));
  return record.microFrontends['mf-careers'][0].metadata.version;
}

const cuts = [['node/remoteEntry.js', 'web/remoteEntry.js', 'web/remoteEntry.js.br'], ['release.json']];

test.each(cuts)(
  'a kept release with cut files is not rolled back to until it is released again: %s',
  async (...files) => {
    const whole = await filesIn(earlier);
    const generation = await realpath(join(site.folder, 'current'));
    for (const file of files) await truncate(join(earlier, file), 100);
    const fault = expect.stringMatching(
      new RegExp(`mf-careers \\S+ is damaged: ${files.join(', ')} (is|are) not as released`),
    );

    expect(await site.command('rollback', 'mf-careers')).toEqual({ code: 1, output: fault });
    expect(await realpath(join(site.folder, 'current'))).toBe(generation);
    expect(await site.command('releases', '--verify')).toEqual({ code: 1, output: fault });

    const unchanged = await changedBuild('mf-careers', (_, content) => content);
    const { code, output } = await site.command('release', 'mf-careers', '--dist', unchanged);
    expect(output).toContain(`mended: ${files.join(', ')}`);
    expect(code).toBe(0);
    expect(await filesIn(earlier)).toEqual(whole);
  },
);

test('a damaged release that is live is mended by releasing it again', async () => {
  const entry = join(site.folder, 'releases/mf-careers', await liveVersion(), 'web/remoteEntry.js');
  const whole = await readFile(entry);
  await writeFile(entry, whole.subarray(0, 100));
  const { code, output } = await site.command('release', 'mf-careers', '--dist', monday);
  expect(code).toBe(0);
  expect(output).toContain('mended: web/remoteEntry.js');
  expect(await readFile(entry)).toEqual(whole);
});

test('another app whose release is damaged and whose origin is down stops nobody else', async () => {
  const file = join(site.folder, 'current/releases.json');
  const text = await readFile(file, 'utf8');
  const { url } = JSON.parse(text).microFrontends['mf-contact'][0];
  await truncate(join(site.folder, url), 100);
  await writeFile(file, text.replace(url, `http://127.0.0.1:1${url}`));
  expect((await site.command('rollback', 'mf-careers')).output).toContain('is live again');
});
