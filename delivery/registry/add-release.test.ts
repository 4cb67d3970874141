import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sampleRelease } from '../testing/sample-release';
import { stubSiteFolder } from '../testing/stub-site-folder';
import { writeFileIn } from './files/write-file';

const folder = await stubSiteFolder();
const shown = '000000000000';
const version = `1.0.0-${shown}`;
const { origin: _, ...build } = sampleRelease({ app: 'mf-careers', version, files: {} });
vi.doMock('@site/kit/release/stage-release', () => ({ stageRelease: async () => build }));
vi.doMock('@site/shared/node/release-version', async (load) => {
  const actual = await load<typeof import('@site/shared/node/release-version')>();
  const wholeHashOf: typeof actual.wholeHashOf = (release) =>
    shown + actual.wholeHashOf(release).slice(shown.length);
  return { ...actual, contentHashOf: () => shown, wholeHashOf };
});
const { wholeHashOf } = await import('@site/shared/node/release-version');
const { addRelease } = await import('./add-release');

test('a build is not taken for another one that was made to have its version', async () => {
  const dist = join(folder, 'mf-careers/dist');
  writeFileIn(folder, 'mf-careers/package.json', JSON.stringify({ name: 'mf-careers', version: '1.0.0' }));
  const store = (release: object) =>
    writeFileIn(join(folder, 'releases/mf-careers', version), 'release.json', JSON.stringify(release));
  writeFileIn(join(folder, 'releases/mf-careers', version), 'web/entry.js', 'web');
  store(build);
  expect(await addRelease('mf-careers', dist)).toMatchObject({ version, repaired: [] });
  const other = { ...build, mounts: { '/other': 'mf-careers' } };
  expect(wholeHashOf(other)).not.toBe(wholeHashOf(build));
  store(other);
  await expect(addRelease('mf-careers', dist)).rejects.toThrow(
    'is stored with other content than this build',
  );
});
