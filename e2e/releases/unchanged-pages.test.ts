import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changedBuild, copySite, filesIn, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

test('where one job has other words, one page is rendered; all others stay, and are what they would be if they were rendered', async () => {
  const job = 'career/data-scientist';
  const build = await changedBuild('mf-careers', (file, content) =>
    file === `web/entries/${job}.json` ? content.replace('"title":"', '"title":"Senior ') : content,
  );
  const { output } = await site.command('release', 'mf-careers', '--dist', build);
  expect(output).toContain('is live, after');

  // The folder of the site is read when the modules are loaded.
  vi.stubEnv('SITE_DIR', site.folder);
  const { composeGeneration } = await import('@site/delivery/publish/compose-generation');
  const { readGeneration } = await import('@site/delivery/publish/generations');
  const names = await readdir(join(site.folder, 'generations'));
  const [before, live] = await Promise.all(names.sort().map(readGeneration));
  const pagesIn = async (folder = '') => {
    const isPage = ([name]: [string, string]) => /\.html(\.br|\.gz)?$/.test(name);
    return Object.fromEntries(Object.entries(await filesIn(folder)).filter(isPage));
  };
  const [pagesBefore, pages] = await Promise.all([pagesIn(before?.folder), pagesIn(live?.folder)]);
  const changed = Object.keys(pages).filter((file) => pages[file] !== pagesBefore[file]);
  expect(changed.map((file) => file.replace(/\.(br|gz)$/, ''))).toEqual(Array(3).fill(`/${job}/index.html`));

  const anew = join(site.folder, 'anew');
  await mkdir(anew);
  await composeGeneration(live, { changes: [], action: 'release', recompose: true, into: anew });
  const versionNow = live?.versions['mf-careers'] ?? '';
  const versionBefore = before?.versions['mf-careers'] ?? '';
  const htmlFiles = Object.keys(pages).filter((file) => file.endsWith('.html') && !changed.includes(file));
  expect(htmlFiles.length).toBeGreaterThan(50);
  for (const file of htmlFiles) {
    const html = await readFile(join(anew, file), 'utf8');
    const kept = await readFile(join(live?.folder ?? '', file), 'utf8');
    expect(html.replaceAll(versionNow, versionBefore) === kept, file).toBe(true);
  }
});
