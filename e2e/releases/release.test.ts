import { readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { commandsOn, copySite, filesIn, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;

const live = async () => filesIn(await realpath(join(site.folder, 'current')));
const changedFiles = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys({ ...one, ...other }).filter((file) => one[file] !== other[file]);
/** Files about a snapshot itself: its releases and pages, how it was composed, and which links were checked. */
const isForVisitors = (file: string) => !/^\/(links|pages|releases|snapshot)\.json/.test(file);
const careersPage = () => readFile(join(site.folder, 'current/career/index.html'), 'utf8');

const release = (dist: string, ...options: string[]) =>
  site.command('release', 'mf-careers', '--dist', dist, ...options);

describe('a release of one remote, from the first to the rollback', () => {
  let before: Record<string, string>;
  let pageBefore: string;
  let otherReleases: Record<string, string>;
  let monday: string;

  beforeAll(async () => {
    site = await copySite();
    before = await live();
    pageBefore = await careersPage();
    otherReleases = await filesIn(join(site.folder, 'releases/mf-marketing'));
    monday = await careersWithTagline('Start on Monday');
  });
  afterAll(() => site.remove());

  test('a dry run checks and changes nothing', async () => {
    const { output } = await release(monday, '--dry-run');
    expect(output).toContain('fits the live site');
    expect(await live()).toEqual(before);
  });

  test('a release changes its own pages and the record, and no other file of the site', async () => {
    const { code, output } = await release(monday, '--reason', 'new job');
    expect(output).toContain('is live, after');
    expect(code).toBe(0);
    expect(await careersPage()).toContain('Start on Monday');
    const changed = changedFiles(before, await live()).filter(isForVisitors);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((file) => !file.startsWith('/career'))).toEqual([]);
    expect(await filesIn(join(site.folder, 'releases/mf-marketing'))).toEqual(otherReleases);
  });

  test('the page names exactly its release', async () => {
    const html = await careersPage();
    const record = JSON.parse(await readFile(join(site.folder, 'current/releases.json'), 'utf8'));
    const { url, metadata } = record.microFrontends['mf-careers'][0];
    const named = new Set(
      [...html.matchAll(/\/releases\/mf-careers\/([^/]+)\//g)].map(([, version]) => version),
    );
    expect([...named]).toEqual([metadata.version]);
    expect(html).toContain(url);
  });

  test('the page has both its compressed files, with the same content', async () => {
    const file = join(site.folder, 'current/career/index.html');
    const page = await readFile(file, 'utf8');
    expect(page).toContain('Start on Monday');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(page);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(page);
  });

  test('the same content again is the same release', async () => {
    const releases = await readdir(join(site.folder, 'releases/mf-careers'));
    const { output } = await release(monday);
    expect(output).toContain('is live already');
    expect(await readdir(join(site.folder, 'releases/mf-careers'))).toEqual(releases);
  });

  test('rollbacks restore HTML and JavaScript together, byte for byte', async () => {
    await release(await careersWithTagline('Start on Tuesday'));
    await site.command('rollback', 'mf-careers', '--reason', 'a mistake');
    expect(await careersPage()).toContain('Start on Monday');
    const { output } = await site.command('rollback', 'mf-careers');
    expect(output).toContain('is live again');
    expect(await careersPage()).toBe(pageBefore);
  });

  test('a rollback past the first release fails with a message and changes nothing', async () => {
    const unchanged = await live();
    const { code, output } = await site.command('rollback', 'mf-careers', '9.9.9-none');
    expect(code).toBe(1);
    expect(output).toContain('There is no release mf-careers 9.9.9-none');
    expect(await live()).toEqual(unchanged);
  });

  test('releases, rollbacks and refusals are listed and logged, with caller and reason', async () => {
    const { output: listed } = await site.command('releases');
    expect(listed.match(/rollback +mf-careers/g)).toHaveLength(2);
    const { output } = await site.command('releases', '--log', '--app', 'mf-careers');
    expect(output.trim().split('\n').slice(-4)).toEqual([
      expect.stringMatching(/ release mf-careers .*, untested, because: new job$/),
      expect.stringMatching(/ release mf-careers .*, untested$/),
      expect.stringMatching(/ rollback mf-careers .* because: a mistake$/),
      expect.stringMatching(/ rollback mf-careers /),
    ]);
  });

  test('one changed byte in a released file, a missing page, and one changed word in the log are found by releases --verify', async () => {
    const { code: whole } = await site.command('releases', '--verify');
    expect(whole).toBe(0);
    const record = JSON.parse(await readFile(join(site.folder, 'current/releases.json'), 'utf8'));
    const entry = join(site.folder, record.microFrontends['mf-careers'][0].url);
    await writeFile(entry, `${await readFile(entry, 'utf8')} `);
    await rm(join(site.folder, 'current/career/index.html'));
    const log = join(site.folder, 'log');
    for (const name of await readdir(log))
      await writeFile(
        join(log, name),
        (await readFile(join(log, name), 'utf8')).replaceAll('new job', 'old job'),
      );
    const { code, output } = await site.command('releases', '--verify');
    expect(code).toBe(1);
    expect(output).toContain('web/remoteEntry.js is not as released');
    expect(output).toMatch(/log\/\d+\.json was changed/);
    expect(output).toMatch(/snapshots\/\w+ is damaged: career\/index\.html is not as composed\./);
  });

  test.each<[Parameters<SiteCopy['command']>, RegExp]>([
    [['releases', '--verify'], /^There is no site in .*\/mistyped\. Set SITE_DIR/],
    [['releases', '--log'], /^Nothing is deployed in .*\/mistyped\. .* set SITE_DIR/],
    [['rollout'], /^Nothing is deployed in .*\/mistyped\. .* set SITE_DIR/],
    [['rollout', 'abort'], /^Nothing is deployed in .*\/mistyped\. .* set SITE_DIR/],
  ])('in a folder without a site, %j names it', async (command, error) => {
    const { code, output } = await commandsOn(join(site.folder, 'mistyped'))(...command);
    expect([code, output]).toEqual([1, expect.stringMatching(error)]);
  });
});

describe('on a separate site', () => {
  beforeEach(async () => {
    site = await copySite();
  });
  afterEach(() => site.remove());

  test('a checkout with another composer releases only its own app, and all pages with the shell', async () => {
    const composerOf = async () =>
      JSON.parse(await readFile(join(site.folder, 'current/snapshot.json'), 'utf8')).composer;
    const composer = await composerOf();
    const file = join(site.folder, 'current/snapshot.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace(composer, 'another'));
    await writeFile(join(site.folder, 'current/manifest.webmanifest'), 'with other company facts');
    const before = await live();

    const dist = await careersWithTagline('Start on Monday');
    const { output } = await release(dist);
    expect(output).toContain(
      'Pages of other apps stay as they are until the shell’s team releases the shell',
    );
    const changed = changedFiles(before, await live()).filter(isForVisitors);
    expect(changed.filter((name) => !name.startsWith('/career'))).toEqual([]);
    expect(await composerOf()).toBe('another');

    await site.command('release', 'shell');
    expect(await composerOf()).not.toBe('another');
    expect(await live()).not.toHaveProperty('/manifest.webmanifest', before['/manifest.webmanifest']);
  });
});
