import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrerenderManifest } from '@site/kit/prerender/prerender-manifest';
import { namedReleases } from '@site/shared/node/named-releases';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readComposedPages } from '../support/composed-pages';
import { changedBuild, copySite, type SiteCopy } from '../support/site-copy';
import { teamBuilds } from '../support/team-builds';

let site: SiteCopy;
beforeAll(async () => {
  site = await copySite();
  vi.stubEnv('SITE_DIR', site.folder);
});
afterAll(() => site.remove());

const remotes = ['mf-marketing', 'mf-careers', 'mf-blog-projects', 'mf-contact'];

async function deployedVersions(): Promise<Record<string, string>> {
  const record = JSON.parse(await readFile(join(site.folder, 'current/releases.json'), 'utf8'));
  return Object.fromEntries(namedReleases(record).map(({ app, version }) => [app, version]));
}

/** A build whose manifests have the next major version of React: shared by the shell, accepted by a remote. */
function withNextReact(app: string): Promise<string> {
  return changedBuild(app, (file, content) => {
    if (app === 'shell' && file === 'node/prerender.json') {
      const exported: PrerenderManifest = JSON.parse(content);
      return JSON.stringify({
        ...exported,
        shared: { ...exported.shared, react: { version: '20.0.0', accepts: '^20.0.0' } },
      });
    }
    if (file !== 'web/mf-manifest.json') return content;
    const manifest: { shared: { name: string; version: string; requiredVersion: string }[] } =
      JSON.parse(content);
    for (const module of manifest.shared)
      if (module.name === 'react') Object.assign(module, { version: '20.0.0', requiredVersion: '^20.0.0' });
    return JSON.stringify(manifest);
  });
}

test('a shell with another layout changes all pages, and every remote stays', async () => {
  const before = await deployedVersions();
  const { output } = await site.command('release', 'shell', '--dist', await teamBuilds.shell());
  expect(output).toMatch(/^shell \S+ is live, after/m);
  const { pages } = await readComposedPages(join(site.folder, 'current'));
  expect(pages.filter(({ html }) => !html.includes('Call us')).map(({ path }) => path)).toEqual([]);
  const after = await deployedVersions();
  expect({ ...after, shell: before.shell }).toEqual(before);
  expect(after.shell).not.toBe(before.shell);
});

test('an incompatible change of shell and remotes is refused separately, and deployed in one step', async () => {
  const { addRelease } = await import('@site/delivery/registry/add-release');
  const { deployRelease } = await import('@site/delivery/deploy/deploy-release');
  const { readLog } = await import('@site/delivery/testing/read-log');
  const builds = await Promise.all(['shell', ...remotes].map(async (app) => [app, await withNextReact(app)]));
  const stored = await Promise.all(
    builds.map(async ([app = '', dist = '']) => [app, (await addRelease(app, dist)).version] as const),
  );
  const versions: Record<string, string> = Object.fromEntries(stored);
  const before = await deployedVersions();
  const entries = (await readLog()).length;

  const by = { who: { kind: 'local', name: 'asha' } } as const;
  for (const [app, version] of stored) {
    const alone = deployRelease({ app, action: 'release', version, by, onStep: () => undefined });
    await expect(alone).rejects.toThrow(/npx site release --with <app>@<version>/);
  }
  expect(await deployedVersions()).toEqual(before);

  const together = remotes.flatMap((app) => ['--with', `${app}@${versions[app]}`]);
  const shellBuild = builds[0]?.[1] ?? '';
  const { output } = await site.command('release', 'shell', '--dist', shellBuild, ...together);
  expect(output).toContain(
    `In the same step: ${remotes.map((app) => `${app} ${versions[app]}`).join(', ')}.`,
  );
  expect(await deployedVersions()).toEqual(versions);

  const back = remotes.flatMap((app) => ['--with', `${app}@${before[app]}`]);
  expect((await site.command('rollback', 'shell')).output).toContain('in one step');
  await site.command('rollback', 'shell', ...back);
  expect(await deployedVersions()).toEqual(before);
  const log = (await readLog()).slice(entries);
  expect(log.map(({ action, changes }) => [action, changes.length])).toEqual([
    ['release', 5],
    ['rollback', 5],
  ]);
});

test('an app that stays as it is is reported as live already, while another one changes in the same step', async () => {
  const { addRelease } = await import('@site/delivery/registry/add-release');
  const { version } = await addRelease('mf-contact', await teamBuilds['mf-contact']());
  const { shell = '' } = await deployedVersions();
  const { output } = await site.command('rollback', 'shell', shell, '--with', `mf-contact@${version}`);
  expect(output).toContain(`shell ${shell} is live already.\nIn the same step: mf-contact ${version}.`);
});
