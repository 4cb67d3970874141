import { EventEmitter, once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { copySite, filesIn } from '../support/site-copy';

const site = await copySite();
// The folder of the site is read when the modules are loaded.
vi.stubEnv('SITE_DIR', site.folder);
const { readDeployed } = await import('@site/delivery/deploy/deployed');
const { deployVersions } = await import('@site/delivery/deploy/deploy-versions');
const { addRelease } = await import('@site/delivery/registry/add-release');
const { withdraw } = await import('@site/delivery/deploy/withdrawal/withdraw');
const { takePrecedence } = await import('@site/delivery/deploy/give-way');

afterAll(() => site.remove());

const app = 'mf-careers';
const by = { who: { kind: 'local' as const, name: 'asha' } };

test('a withdrawn release is deployed again only with --force; the record informs open tabs, and no page changes', async () => {
  const dist = await careersWithTagline('Start on Monday');
  const before = (await readDeployed())?.versions[app] ?? '';
  const { version } = await addRelease(app, dist);
  const release = () => deployVersions({ versions: { [app]: version }, action: 'release', by });
  await release();
  await expect(withdraw({ app, version, by: { ...by, reason: 'it is broken' } })).rejects.toThrow(
    'is deployed. Roll back first: npx site rollback --app mf-careers',
  );

  await deployVersions({ versions: { [app]: before }, action: 'rollback', by });
  const pages = await filesIn(join(site.folder, 'current/career'));
  const named = `${app}@${version}`;
  const withdrawn = await site.command('withdraw', named, '--reason', 'it is broken');
  expect(withdrawn.output).toContain('is withdrawn');
  const record = JSON.parse(await readFile(join(site.folder, 'current/releases.json'), 'utf8'));
  expect(record.microFrontends[app][0].extras.withdrawn).toEqual([version]);
  expect(await filesIn(join(site.folder, 'current/career'))).toEqual(pages);

  await expect(release()).rejects.toThrow(/was withdrawn by .*: it is broken\. Release another one/);
  const forced = await site.command('release', app, '--dist', dist, '--force');
  expect(forced.output).toContain('is live, after');
  const { output: log } = await site.command('releases', '--log', '--app', app);
  expect(log).toMatch(/withdraw mf-careers .*because: it is broken/);
  expect(log).toMatch(/because: forced although it was withdrawn/);
});

test('a withdrawal waits for a release that others came before too often', async () => {
  const { version } = await addRelease(app, await careersWithTagline('Start on Tuesday'));
  const newest = async () => (await readDeployed())?.head.n;
  const before = await newest();
  const releases = new EventEmitter();
  const release = takePrecedence(() => once(releases, 'end'));
  const withdrawing = withdraw({ app, version, by: { ...by, reason: 'it is broken' } });
  await setTimeout(1000);
  expect(await newest()).toBe(before);
  releases.emit('end');
  await release;
  expect((await withdrawing).log?.n).toBe((before ?? 0) + 1);
});
