import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { writeFileAt } from '@site/shared/node/testing/write-file';
import { beforeEach, expect, test } from 'vitest';
import { readBuildManifests } from './build-manifests';
import { copyBuild } from './copy-build';

const entry = 'register();';
let folder: string;
let dist: string;

const write = (name: string, content: string) => writeFileAt(join(dist, name), content);

beforeEach(async () => {
  folder = await temporaryFolder();
  dist = join(folder, 'dist');
  await write('web/remoteEntry.js', entry);
  await write('web/page.svg', '<svg/>');
  await write('web/remoteEntry.js.map', '{}');
  await write('web/main.html', 'only while it is developed');
  await write('node/main.mjs', 'only while it is built');
  await write('pages/career/index.json', '{}');
  await write('pages/career/removed/index.json', 'of an earlier build');
  await write(
    'node/prerender.json',
    JSON.stringify({
      mounts: {},
      navigation: ['Link'],
      files: { 'pages/career/index.json': contentIntegrity('{}') },
    }),
  );
  await write(
    'web/assets.json',
    JSON.stringify({
      allFiles: ['remoteEntry.js', 'remoteEntry.js.map', 'page.svg', 'main.html'],
      entries: { mf_careers: { initial: { js: ['remoteEntry.js'] }, assets: ['page.svg'] } },
      integrity: { 'remoteEntry.js': contentIntegrity(Buffer.from(entry)) },
    }),
  );
  await write('web/mf-manifest.json', '{"exposes":[],"shared":[],"metaData":{"pluginVersion":"2.0.0"}}');
});

const copy = async (meanwhile: () => Promise<void> = async () => {}) => {
  const manifests = await readBuildManifests(dist);
  await meanwhile();
  return copyBuild('mf-careers', dist, { manifests, folder: join(folder, 'copy') });
};

test('copies the files for browsers, the rendered pages and the source maps', async () => {
  expect(await copy()).toEqual({
    'pages/career/index.json': contentIntegrity('{}'),
    'web/page.svg': contentIntegrity('<svg/>'),
    'web/remoteEntry.js': contentIntegrity(entry),
    'maps/remoteEntry.js.map': contentIntegrity('{}'),
  });
  expect(await readFile(join(folder, 'copy', 'web/remoteEntry.js'), 'utf8')).toBe(entry);
});

test.each([
  ['is cut', 'web/remoteEntry.js', () => write('web/remoteEntry.js', 'reg')],
  ['is rendered again', 'pages/career/index.json', () => write('pages/career/index.json', '{ }')],
  ['is removed', 'web/page.svg', () => rm(join(dist, 'web/page.svg'))],
  [
    'gets another manifest',
    'web/assets.json',
    () => write('web/assets.json', '{"allFiles":[],"entries":{}}'),
  ],
])('refuses a build if a file %s meanwhile', async (_, name, change) => {
  await expect(copy(change)).rejects.toThrow(`${join(dist, name)} is not as the build wrote it`);
});

test('refuses a build that is still writing a file which its manifests do not list with a hash', async () => {
  await write('web/page.svg', '<svg');
  const file = (name: string) => {
    // It is copied after the picture.
    if (name === 'web/remoteEntry.js') writeFileSync(join(dist, 'web/page.svg'), '<svg/>');
    return false;
  };
  const manifests = await readBuildManifests(dist);
  const reused = { file, forms: () => undefined };
  const copying = copyBuild('mf-careers', dist, { manifests, folder: join(folder, 'copy'), reused });
  await expect(copying).rejects.toThrow(`${join(dist, 'web/page.svg')} is not as the build wrote it`);
});

test('names the position of an unexpected value in a manifest', async () => {
  await write('web/assets.json', '{"allFiles":"none","entries":{}}');
  await expect(copy()).rejects.toThrow(/assets\.json has an unexpected format: allFiles: /);
});
