import { readdir, readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedBuild, copySite, type SiteCopy } from '../support/site-copy';

/** The module of `/career` in the build that is rendered. */
const careersPage = /^node\/__federation_expose_careers_page\w*\.js$/;
let site: SiteCopy;

// Nothing that is refused changes the site.
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

/** Releases a changed build of careers that must be refused, and checks that nothing of it goes live. */
async function refused(change: (file: string, content: string) => string): Promise<string> {
  return refusedBuild(await changedBuild('mf-careers', change));
}

async function refusedBuild(dist: string): Promise<string> {
  const generation = await realpath(join(site.folder, 'current'));
  const { code, output } = await site.command('release', 'mf-careers', '--dist', dist);
  expect(code).toBe(1);
  expect(await realpath(join(site.folder, 'current'))).toBe(generation);
  expect(
    (await readdir(join(site.folder, 'generations'))).filter((name) => name.endsWith('.staging')),
  ).toEqual([]);
  return output;
}

test('refuses a remote that does not expose a page which its addresses show', async () => {
  const output = await refused((file, content) => {
    if (file !== 'web/mf-manifest.json') return content;
    const manifest = JSON.parse(content);
    manifest.exposes = manifest.exposes.filter(({ name }: { name: string }) => name !== 'application-page');
    return JSON.stringify(manifest);
  });
  expect(output).toContain('/career/CareerForm wants application-page of mf-careers');
  expect(output).not.toContain('    at ');
});

/** The manifest of a remote that was built for an older React. */
function needingReact18(manifest: string): string {
  const content: { shared: { name: string; requiredVersion: string }[] } = JSON.parse(manifest);
  for (const module of content.shared) if (module.name === 'react') module.requiredVersion = '^18.0.0';
  return JSON.stringify(content);
}

test('refuses a React that does not fit the shell’s', async () => {
  const output = await refused((file, content) =>
    file === 'web/mf-manifest.json' ? needingReact18(content) : content,
  );
  expect(output).toMatch(/mf-careers \S+ needs react \^18\.0\.0, but shell \S+ provides 19\./);
});

test('refuses a page that throws while it is rendered, and names the page and the cause', async () => {
  const output = await refused((file, content) =>
    careersPage.test(file)
      ? content.replace(/function Page\([^)]*\) \{/, '$&throw new Error("the jobs are gone");')
      : content,
  );
  expect(output).toContain('/career could not be rendered: the jobs are gone');
});

test('refuses a page that is not whole: without a main heading', async () => {
  const output = await refused((file, content) =>
    file.startsWith('node/') ? content.replaceAll('"h1"', '"h2"') : content,
  );
  expect(output).toContain('/career is not fit for visitors: it has 0 main headings instead of one');
  expect(await readFile(join(site.folder, 'current/career/index.html'), 'utf8')).toContain('<h1');
});

test('refuses a page that writes a file, and says so', async () => {
  const written = join(site.folder, 'current', 'career', 'index.html');
  const before = await readFile(written, 'utf8');
  const output = await refused((file, content) =>
    careersPage.test(file)
      ? `try { require('node:fs').writeFileSync(${JSON.stringify(written)}, 'x') } catch {}\n${content}`
      : content,
  );
  expect(output).toContain(`/career could not be rendered: its code tried to write (${written})`);
  expect(await readFile(written, 'utf8')).toBe(before);
});

test('refuses a page that reads another remote’s release', async () => {
  const output = await refused((file, content) =>
    careersPage.test(file)
      ? `require('node:fs').readdirSync(require('node:path').join(__dirname, '../../../mf-contact'));\n${content}`
      : content,
  );
  expect(output).toMatch(
    /\/career could not be rendered: its code tried to read \(.*\/releases\/mf-contact\)/,
  );
});

test('refuses a remote with a missing chunk, and asks no network for it', async () => {
  const dist = await changedBuild('mf-careers', (_, content) => content);
  const chunk = (await readdir(join(dist, 'node'))).find((file) => careersPage.test(`node/${file}`)) ?? '';
  await rm(join(dist, 'node', chunk));
  const output = await refusedBuild(dist);
  expect(output).toContain('/career could not be rendered: careers-page of mf-careers did not load:');
  expect(output).not.toContain('tried to use the network');
});
