import { join } from 'node:path';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { afterAll, expect, test, vi } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { snapshotFaults } from '../support/check-snapshot';
import { readComposedPages } from '../support/composed-pages';
import { copyFolder } from '../support/copy-folder';
import { copySite } from '../support/site-copy';
import { serveFolder } from '../support/static-server';

const site = await copySite();
// The folder of the site is read when the modules are loaded.
vi.stubEnv('SITE_DIR', site.folder);
const { readDeployed } = await import('@site/delivery/deploy/deployed');
const { deployVersions } = await import('@site/delivery/deploy/deploy-versions');
const { addRelease } = await import('@site/delivery/registry/add-release');

const app = 'mf-careers';
const by = { who: { kind: 'local' as const, name: 'asha' } };
const folder = await temporaryFolderOfFile();
const server = await serveFolder(folder);

afterAll(async () => {
  server.stop();
  await site.remove();
});

/** Releases a build from the origin, which has only its releases. */
async function releaseThere(tagline: string): Promise<string> {
  const { version } = await addRelease(app, await careersWithTagline(tagline));
  const name = join('releases', app, version);
  await copyFolder(join(site.folder, name), join(folder, name));
  await deployVersions({
    versions: { [app]: version },
    origins: { [app]: server.origin },
    action: 'release',
    by,
  });
  return version;
}

const rollBack = (version: string) =>
  deployVersions({ versions: { [app]: version }, action: 'rollback', by });
const pages = async () => (await readComposedPages(join(site.folder, 'current'))).pages;
/** The paths of the pages that load a file from the origin. */
const pagesFromThere = async () =>
  (await pages()).filter(({ html }) => html.includes(`${server.origin}/releases/`)).map(({ path }) => path);
const deployed = async () => (await readDeployed())?.entry.apps[app];

test('a rollback stays at an origin that has the release, and goes to the site for all others', async () => {
  const before = (await deployed())?.version ?? '';
  const first = await releaseThere('Start on Monday');
  await releaseThere('Start on Tuesday');

  expect(await rollBack(first)).toMatchObject({ action: 'rollback', warnings: [] });
  expect(await deployed()).toMatchObject({ version: first, origin: server.origin });
  expect(await pagesFromThere()).toContain('/career');

  const { warnings, composed } = await rollBack(before);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^The site serves mf-careers \S+, and later releases without --origin http:.* status 404/,
    ),
  ]);
  // Pages of other apps stay as they are.
  expect(composed).not.toContain('/');
  expect(await deployed()).toMatchObject({ version: before, origin: '' });
  expect(await pagesFromThere()).toEqual([]);
  expect(await snapshotFaults(site.folder)).toEqual([]);
});

test('a rollback succeeds while the origin is down', async () => {
  const first = await releaseThere('Start on Wednesday');
  await releaseThere('Start on Thursday');
  server.stop();
  expect((await rollBack(first)).warnings).toEqual([expect.stringContaining('does not answer')]);
  expect(await deployed()).toMatchObject({ version: first, origin: '' });
  expect(await pagesFromThere()).toEqual([]);
});
