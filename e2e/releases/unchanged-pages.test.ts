import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedPage } from '@site/shared/node/composed-site';
import { afterAll, expect, test, vi } from 'vitest';
import { changedBuild, copySite, filesIn } from '../support/site-copy';

const site = await copySite();
afterAll(() => site.remove());

const job = 'career/data-scientist';

/** A build of careers in which one job has another title. */
const withTitle = (before: string) =>
  changedBuild('mf-careers', (file, content) =>
    file === `web/entries/${job}.json` ? content.replace('"title":"', `"title":"${before} `) : content,
  );

test('when the text of one job changes, one page is rendered; all others are reused, and equal to newly rendered ones', async () => {
  const { output } = await site.command('release', 'mf-careers', '--dist', await withTitle('Senior'));
  expect(output).toContain('is live, after');

  // The folder of the site is read when the modules are loaded.
  vi.stubEnv('SITE_DIR', site.folder);
  const { composeSnapshot } = await import('@site/delivery/deploy/snapshots/compose-snapshot');
  const { readSnapshot } = await import('@site/delivery/deploy/snapshots/snapshots');
  const { readDeployed } = await import('@site/delivery/deploy/deployed');
  const live = await readDeployed();
  const [name = ''] = live?.entry.earlier ?? [];
  const before = await readSnapshot(name);
  const pagesIn = async (folder = '') => {
    const isPage = ([name]: [string, string]) => /\.html(\.br|\.gz)?$/.test(name);
    return Object.fromEntries(Object.entries(await filesIn(folder)).filter(isPage));
  };
  const [pagesBefore, pages] = await Promise.all([pagesIn(before.folder), pagesIn(live?.folder)]);
  const changed = Object.keys(pages).filter((file) => pages[file] !== pagesBefore[file]);
  expect(changed.map((file) => file.replace(/\.(br|gz)$/, ''))).toEqual(Array(3).fill(`/${job}/index.html`));

  const recomposed = join(site.folder, 'recomposed');
  await mkdir(recomposed);
  await composeSnapshot(live, {
    ...{ changes: [], action: 'release', scope: 'all', target: { folder: recomposed } },
    state: live?.entry,
    signal: new AbortController().signal,
  });
  const versionNow = live?.versions['mf-careers'] ?? '';
  const versionBefore = before.versions['mf-careers'] ?? '';
  const htmlFiles = Object.keys(pages).filter((file) => file.endsWith('.html') && !changed.includes(file));
  expect(htmlFiles.length).toBeGreaterThan(50);
  for (const file of htmlFiles) {
    const html = await readFile(join(recomposed, file), 'utf8');
    const kept = await readFile(join(live?.folder ?? '', file), 'utf8');
    expect(html.replaceAll(versionNow, versionBefore) === kept, file).toBe(true);
  }
});

test('a rollout renders every page of its app, unchanged ones too, because reports are counted by release', async () => {
  const { output } = await site.command(
    'release',
    'mf-careers',
    ...['--dist', await withTitle('Junior'), '--share', '10'],
  );
  expect(output).toContain('10 % for at least');
  const { readRollout } = await import('@site/delivery/deploy/deployed');
  const rollout = await readRollout();
  const candidate = join(site.folder, 'snapshots', rollout?.snapshot ?? '');
  const { pages }: { pages: ComposedPage[] } = JSON.parse(
    await readFile(join(candidate, 'pages.json'), 'utf8'),
  );
  const own = pages.filter(({ path }) => path.startsWith('/career'));
  expect(own.length).toBeGreaterThan(5);
  expect(new Set(own.map(({ release }) => release))).toEqual(new Set([rollout?.to]));
});

test('unchanged pages count towards the limits of their app: with the next shell, all are composed', async () => {
  vi.stubEnv('SITE_DIR', site.folder);
  vi.doMock('@site/delivery/compose/pages/document-size', async (load) => {
    const actual = await load<typeof import('@site/delivery/compose/pages/document-size')>();
    return { ...actual, limitPages: () => actual.limitPages(500_000) };
  });
  vi.resetModules();
  const { addRelease } = await import('@site/delivery/registry/add-release');
  const { composeSnapshot } = await import('@site/delivery/deploy/snapshots/compose-snapshot');
  const { readDeployed } = await import('@site/delivery/deploy/deployed');
  const live = await readDeployed();
  const { app, version } = await addRelease('mf-careers', await withTitle('Principal'));
  const composing = composeSnapshot(live, {
    ...{ changes: [{ app, from: live?.versions[app] ?? null, to: version }], action: 'release' },
    target: 'check',
    state: live?.entry,
    signal: new AbortController().signal,
  });
  await expect(composing).rejects.toThrow(`The pages of ${app} ${version} have more than 0.5 MB of HTML.`);
});
