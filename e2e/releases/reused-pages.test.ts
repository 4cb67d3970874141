import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changedBuild, copySite, filesIn, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

test('where one job has other words, one page is rendered, and all others are what they would be if they were, too', async () => {
  const build = await changedBuild('mf-careers', (file, content) =>
    file === 'web/entries/career/data-scientist.json'
      ? content.replace('"title":"', '"title":"Senior ')
      : content,
  );
  const { output } = await site.command('release', 'mf-careers', '--dist', build);
  expect(output).toContain('is live, after');

  // The folder of the site is read when the modules are loaded.
  vi.stubEnv('SITE_DIR', site.folder);
  const { composeGeneration } = await import('@site/delivery/publish/compose-generation');
  const { readGeneration } = await import('@site/delivery/publish/generations');
  const names = await readdir(join(site.folder, 'generations'));
  const [before, live] = await Promise.all(names.sort().map(readGeneration));

  const steps: string[] = [];
  const changes = live?.history.slice(-1) ?? [];
  const [reused, anew] = [join(site.folder, 'reused'), join(site.folder, 'anew')];
  await mkdir(reused);
  await composeGeneration(before, {
    changes,
    action: 'release',
    into: reused,
    onStep: (step) => steps.push(step),
  });
  await mkdir(anew);
  await composeGeneration(live, { changes: [], action: 'release', recompose: true, into: anew });
  expect(steps).toContain('Rendering 1 page');
  expect(await filesIn(reused)).toEqual(await filesIn(anew));
});
