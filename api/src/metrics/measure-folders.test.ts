import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import type { Release } from '@site/shared/node/release';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { writeFileAt } from '@site/shared/node/testing/write-file';
import type { ReleaseRecord } from '@site/shared/site-model/release-record';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { runBackup } from '../enquiries/backup/run-backup';
import { composeSnapshot } from '../testing/composed-site';
import { makeSqlite } from '../testing/databases';
import { measureFolders } from './measure-folders';

const files = { 'web/main.js': 'export {};', 'layout/templates.json': '{}' };

/** A site with one deployed release of its own, and one on another origin. */
async function openSite() {
  const siteDirectory = await temporaryFolder();
  const release = async (version: string) => {
    const folder = join(siteDirectory, 'releases', 'shell', version);
    const hashes = Object.entries(files).map(([file, content]) => [file, contentIntegrity(content)]);
    for (const [file, content] of Object.entries(files)) await writeFileAt(join(folder, file), content);
    const described: Release = {
      ...{ app: 'shell', version, webEntry: 'web/main.js' },
      ...{ initial: { js: [], css: [] }, pages: {}, mounts: {}, shared: {}, fonts: [] },
      routes: { addresses: [], redirects: [], gone: [] },
      files: Object.fromEntries(hashes),
    };
    await writeFileAt(join(folder, 'release.json'), JSON.stringify(described));
    const live = (url: string) => [{ url, metadata: { version, integrity: 'sha384-x' } }];
    const record: ReleaseRecord = {
      schema: 'v1-pre',
      microFrontends: {
        shell: live(`/releases/shell/${version}/web/main.js`),
        'mf-careers': live('https://careers.example/web/main.js'),
      },
    };
    await writeFileAt(join(siteDirectory, 'current', 'releases.json'), JSON.stringify(record));
  };
  await release('1.0.0');
  const registry = new Registry();
  const update = measureFolders({ siteDirectory, dataDirectory: siteDirectory }, registry);
  const read = async () => {
    await update();
    return registry.metrics();
  };
  return { siteDirectory, release, read, update, metrics: () => registry.metrics() };
}

test('metrics name the served snapshot and when a replica was up to date', async () => {
  const siteDirectory = await temporaryFolder();
  await composeSnapshot(siteDirectory, '000007-abc');
  const registry = new Registry();
  let upToDateAt: number | undefined;
  const update = measureFolders({ siteDirectory, upToDateAt: () => upToDateAt }, registry);
  await update();
  expect(await registry.metrics()).toContain('site_up_to_date_timestamp_seconds 0');
  upToDateAt = 1_700_000_000_500;
  await composeSnapshot(siteDirectory, '000008-abc');
  await update();
  const text = await registry.metrics();
  expect(text.match(/site_(?:snapshot|generation)\{.*/g)).toEqual([
    'site_snapshot{name="000008-abc"} 1',
    'site_generation{name="000008-abc"} 1',
  ]);
  expect(text).toContain('site_up_to_date_timestamp_seconds 1700000000.5');
});

test('while the files of the next release are hashed, the counts of the last one stay', async () => {
  const { read, release, update, metrics } = await openSite();
  await read();
  await release('2.0.0');
  let isUpdated = false;
  const updated = update().then(() => {
    isUpdated = true;
  });
  while (!isUpdated) {
    expect(await metrics()).toMatch(/^site_release_damaged_files\{app="shell",version="[12]\.0\.0"\} 0$/m);
    await setImmediate();
  }
  await updated;
  expect(await metrics()).toContain('site_release_damaged_files{app="shell",version="2.0.0"} 0');
});

test('complete releases have no damaged files, and those of another origin are not checked', async () => {
  const { read } = await openSite();
  const text = await read();
  expect(text).toContain('site_release_damaged_files{app="shell",version="1.0.0"} 0');
  expect(text).not.toContain('mf-careers');
});

test.each([
  ['a truncated file', (folder: string) => writeFileAt(join(folder, 'web/main.js'), 'exp')],
  ['an unreadable list of files', (folder: string) => writeFileAt(join(folder, 'release.json'), '{')],
])('%s is reported until another release is deployed', async (_, damage) => {
  const { siteDirectory, release, read } = await openSite();
  await damage(join(siteDirectory, 'releases/shell/1.0.0'));
  expect(await read()).toContain('site_release_damaged_files{app="shell",version="1.0.0"} 1');
  await release('1.0.1');
  const text = await read();
  expect(text).toContain('site_release_damaged_files{app="shell",version="1.0.1"} 0');
  expect(text).not.toContain('1.0.0');
});

test('a damaged record of the deployed releases is reported', async () => {
  const { siteDirectory, read } = await openSite();
  await writeFileAt(join(siteDirectory, 'current', 'releases.json'), '{');
  expect(await read()).toContain('site_release_damaged_files{app="site",version="current"} 1');
});

test('the disks of both folders are measured, and a missing folder has none', async () => {
  const { read } = await openSite();
  for (const folder of ['site', 'data'])
    expect(await read()).toMatch(new RegExp(`site_disk_available_bytes\\{folder="${folder}"\\} [1-9]`));
  const registry = new Registry();
  await measureFolders({ siteDirectory: join(await temporaryFolder(), 'missing') }, registry)();
  expect(await registry.metrics()).not.toContain('{folder=');
});

test('the time of the last backup is reported with its disk; a failed backup does not change it', async () => {
  const { folder: dataDirectory } = (await makeSqlite()).location;
  const registry = new Registry();
  const update = measureFolders({ siteDirectory: dataDirectory, dataDirectory }, registry);
  const read = async () => {
    await update();
    return registry.metrics();
  };
  const never = await read();
  expect(never).toContain('site_backup_timestamp_seconds 0\n');
  expect(never).not.toContain('{folder="backup"}');

  const out = join(await temporaryFolder(), 'copy.sqlite');
  const before = Date.now();
  await runBackup(['--out', out], { DATA_DIR: dataDirectory });
  const made = await read();
  const [, seconds] = /^site_backup_timestamp_seconds (\S+)$/m.exec(made) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(before);
  expect(made).toMatch(/site_disk_available_bytes\{folder="backup"\} [1-9]/);

  await expect(runBackup(['--out', out], { DATA_DIR: dataDirectory })).rejects.toThrow('exists');
  expect(await read()).toContain(`site_backup_timestamp_seconds ${seconds}\n`);
});

test('the time and the disk of the last backup stay while its record cannot be read', async () => {
  const { folder: dataDirectory } = (await makeSqlite()).location;
  await runBackup(['--out', join(await temporaryFolder(), 'copy.sqlite')], { DATA_DIR: dataDirectory });
  const registry = new Registry();
  const update = measureFolders({ siteDirectory: dataDirectory, dataDirectory }, registry);
  await update();
  const note = join(dataDirectory, 'last-backup.json');
  await rm(note);
  await mkdir(note);
  await update();
  const text = await registry.metrics();
  expect(text).toMatch(/^site_backup_timestamp_seconds [1-9]/m);
  expect(text).toMatch(/^site_disk_available_bytes\{folder="backup"\} [1-9]/m);
});
