import { readdir, readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prerenderManifest } from '@site/kit/prerender/prerender-manifest';
import { layoutTemplatesFile } from '@site/shared/node/layout-templates';
import { releasedPageFile } from '@site/shared/node/released-page';
import { afterAll, expect, test } from 'vitest';
import { changedBuild, copySite } from '../support/site-copy';

// A refused release does not change the site.
const site = await copySite();
afterAll(() => site.remove());

/** Releases a changed build of careers that must be refused, and checks that nothing of it is deployed. */
async function refused(change: (file: string, content: string) => string): Promise<string> {
  const dist = await changedBuild('mf-careers', change);
  const snapshot = await realpath(join(site.folder, 'current'));
  const { code, output } = await site.command('release', 'mf-careers', '--dist', dist);
  expect(code).toBe(1);
  expect(await realpath(join(site.folder, 'current'))).toBe(snapshot);
  expect((await readdir(join(site.folder, 'snapshots'))).filter((name) => name.endsWith('.staging'))).toEqual(
    [],
  );
  return output;
}

test('refuses a remote that does not expose a page of its routes', async () => {
  const output = await refused((file, content) => {
    if (file !== 'web/mf-manifest.json') return content;
    const manifest = JSON.parse(content);
    manifest.exposes = manifest.exposes.filter(({ name }: { name: string }) => name !== 'application-page');
    return JSON.stringify(manifest);
  });
  expect(output).toContain('/career/CareerForm uses application-page of mf-careers');
  expect(output).not.toContain('    at ');
});

test('refuses an incomplete page: without a main heading', async () => {
  const output = await refused((file, content) =>
    file === releasedPageFile('/career') ? content.replaceAll(/(<\/?)h1/g, '$1h2') : content,
  );
  expect(output).toContain('/career is not fit for visitors: it has 0 main headings instead of one');
  expect(await readFile(join(site.folder, 'current/career/index.html'), 'utf8')).toContain('<h1');
});

test('refuses a page that uses an id of the layout, which was checked with an earlier release', async () => {
  const { layout } = JSON.parse(await readFile(join(site.folder, 'current/links.json'), 'utf8'));
  const [id] = layout.ids.filter((each: string) => each !== 'root');
  const output = await refused((file, content) =>
    file === releasedPageFile('/career') ? content.replace('</h1>', `</h1><p id=\\"${id}\\"></p>`) : content,
  );
  expect(output).toContain(
    `/career is not fit for visitors: it has the id ${id}, which the document around it uses`,
  );
});

test('refuses a remote without one of its pages', async () => {
  const output = await refused((file, content) => {
    if (file !== prerenderManifest) return content;
    const { files, ...manifest } = JSON.parse(content);
    delete files[releasedPageFile('/career')];
    return JSON.stringify({ ...manifest, files });
  });
  expect(output).toMatch(/mf-careers \S+ does not contain its pages: /);
});

test('refuses a shell without its layout', async () => {
  const dist = await changedBuild('shell', (_, content) => content);
  await rm(join(dist, layoutTemplatesFile));
  const { code, output } = await site.command('release', 'shell', '--dist', dist);
  expect(code).toBe(1);
  expect(output).toContain(`${join(dist, layoutTemplatesFile)} is not as the build wrote it`);
});
