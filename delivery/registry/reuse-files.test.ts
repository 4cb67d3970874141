import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { afterAll, expect, test, vi } from 'vitest';
import { sampleRelease } from '../testing/sample-release';

const folder = await mkdtemp(join(tmpdir(), 'reuse-files-'));
vi.stubEnv('SITE_DIR', folder);
const { reuseFiles } = await import('./reuse-files');
afterAll(() => rm(folder, { recursive: true }));

const hash = (text: string) => contentIntegrity(Buffer.from(text));

async function write(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

const stored = {
  ...{ 'web/same.js': 'same', 'web/same.js.br': 'same in br', 'web/same.js.gz': 'same in gz' },
  ...{ 'web/new.js': 'old', 'web/new.js.br': 'old in br', 'web/new.js.gz': 'old in gz' },
  ...{ 'web/cut.css': 'cut', 'web/cut.css.br': 'cut in br', 'web/cut.css.gz': 'cut in gz' },
  ...{ 'pages/damaged.json': 'damaged', 'pages/lost.json': 'lost' },
};

test('unchanged files of the previous release are linked with their compressed forms, unless they are damaged', async () => {
  const files = Object.fromEntries(Object.entries(stored).map(([name, text]) => [name, hash(text)]));
  const release = sampleRelease({ app: 'mf-careers', files });
  const place = `releases/mf-careers/${release.version}`;
  for (const [name, text] of Object.entries(stored)) await write(`${place}/${name}`, text);
  await write(`${place}/web/cut.css.gz`, 'cut in');
  await write(`${place}/pages/damaged.json`, 'dam');
  await rm(join(folder, place, 'pages/lost.json'));
  await write(`${place}/release.json`, JSON.stringify(release));
  const staging = join(folder, 'staging');

  const { file, forms } = await reuseFiles('mf-careers', staging);
  expect(file('web/same.js', hash('same'))).toBe(true);
  expect(await readFile(join(staging, 'web/same.js'), 'utf8')).toBe('same');
  expect((await stat(join(staging, 'web/same.js'))).nlink).toBe(2);
  expect(forms('web/same.js', hash('same'))).toEqual({
    br: hash('same in br'),
    gz: hash('same in gz'),
  });
  expect(await readFile(join(staging, 'web/same.js.br'), 'utf8')).toBe('same in br');

  for (const name of ['web/new.js', 'pages/damaged.json', 'pages/lost.json', 'web/first.js']) {
    expect(file(name, hash(name.replace(/^.*\/|\..*$/g, '')))).toBe(false);
    expect(existsSync(join(staging, name))).toBe(false);
  }
  expect(forms('web/new.js', hash('new'))).toBeUndefined();
  expect(forms('web/cut.css', hash('cut'))).toBeUndefined();
  expect(existsSync(join(staging, 'web/cut.css.br'))).toBe(false);
});
