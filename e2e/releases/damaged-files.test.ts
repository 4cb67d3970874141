import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { changedBuild, copySite, filesIn, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;
/** Two builds with the folders of their releases; the first one is deployed before the tests, the second one at their start. */
let sunday: { dist: string; folder: string };
let monday: { dist: string; folder: string };

// Each test starts from the state that the previous one left.
beforeAll(async () => {
  site = await copySite();
  sunday = { dist: await changedBuild('mf-careers', (_, content) => content), folder: await liveFolder() };
  const dist = await careersWithTagline('Start on Monday');
  const { output } = await site.command('release', 'mf-careers', '--dist', dist);
  expect(output).toContain('is live, after');
  monday = { dist, folder: await liveFolder() };
});
afterAll(() => site.remove());

async function liveFolder(): Promise<string> {
  const record = JSON.parse(await readFile(join(site.folder, 'current/releases.json'), 'utf8'));
  return join(site.folder, 'releases/mf-careers', record.microFrontends['mf-careers'][0].metadata.version);
}

/** Leaves the first 100 bytes of a file in one release: several have the same file where it did not change. */
async function cut(file: string): Promise<void> {
  const content = await readFile(file);
  await rm(file);
  await writeFile(file, content.subarray(0, 100));
}

test.each([
  { kept: () => sunday, files: ['pages/career/index.json', 'web/remoteEntry.js', 'web/remoteEntry.js.br'] },
  { kept: () => monday, files: ['release.json'] },
])(
  'a kept release with truncated files cannot be rolled back to until it is released again: $files',
  async ({ kept, files }) => {
    const { dist, folder } = kept();
    const whole = await filesIn(folder);
    const snapshot = await realpath(join(site.folder, 'current'));
    for (const file of files) await cut(join(folder, file));
    const fault = expect.stringMatching(
      new RegExp(`mf-careers \\S+ is damaged: ${files.join(', ')} (is|are) not as released`),
    );

    expect(await site.command('rollback', 'mf-careers')).toEqual({ code: 1, output: fault });
    expect(await realpath(join(site.folder, 'current'))).toBe(snapshot);
    expect(await site.command('releases', '--verify')).toEqual({ code: 1, output: fault });

    const { code, output } = await site.command('release', 'mf-careers', '--dist', dist);
    expect(output).toContain(`repaired: ${files.join(', ')}`);
    expect(code).toBe(0);
    expect(await liveFolder()).toBe(folder);
    expect(await filesIn(folder)).toEqual(whole);
  },
);

test('a damaged deployed release is repaired by releasing it again', async () => {
  const entry = join(await liveFolder(), 'web/remoteEntry.js');
  const whole = await readFile(entry);
  await cut(entry);
  const { code, output } = await site.command('release', 'mf-careers', '--dist', monday.dist);
  expect(code).toBe(0);
  expect(output).toContain('repaired: web/remoteEntry.js');
  expect(await readFile(entry)).toEqual(whole);
});

test('another app with a damaged release and an unreachable origin does not block other apps', async () => {
  const file = join(site.folder, 'current/releases.json');
  const text = await readFile(file, 'utf8');
  const { url } = JSON.parse(text).microFrontends['mf-contact'][0];
  await cut(join(site.folder, url));
  await writeFile(file, text.replace(url, `http://127.0.0.1:1${url}`));
  expect((await site.command('rollback', 'mf-careers')).output).toContain('is live again');
});
