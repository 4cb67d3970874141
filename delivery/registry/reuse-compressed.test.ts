import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { afterAll, expect, test, vi } from 'vitest';
import { sampleRelease } from '../testing/sample-release';

const folder = await mkdtemp(join(tmpdir(), 'reuse-compressed-'));
vi.stubEnv('SITE_DIR', folder);
const { reuseCompressed } = await import('./reuse-compressed');
afterAll(() => rm(folder, { recursive: true }));

const hash = (text: string) => contentIntegrity(Buffer.from(text));

async function write(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

test('the compressed files of an unchanged file are copied from the previous release, unless they are damaged', async () => {
  const stored = {
    ...{ 'web/same.js': 'same', 'web/same.js.br': 'same in br', 'web/same.js.gz': 'same in gz' },
    ...{ 'web/new.js': 'old', 'web/new.js.br': 'old in br', 'web/new.js.gz': 'old in gz' },
    ...{ 'web/cut.css': 'cut', 'web/cut.css.br': 'cut in br', 'web/cut.css.gz': 'cut in gz' },
  };
  const files = Object.fromEntries(Object.entries(stored).map(([name, text]) => [name, hash(text)]));
  const release = sampleRelease({ app: 'mf-careers', files });
  const place = `releases/mf-careers/${release.version}`;
  for (const [name, text] of Object.entries(stored)) await write(`${place}/${name}`, text);
  await write(`${place}/web/cut.css.gz`, 'cut in');
  await write(`${place}/release.json`, JSON.stringify(release));
  const web = join(folder, 'staging');
  await mkdir(web);

  const hashes = { 'web/same.js': hash('same'), 'web/new.js': hash('new'), 'web/cut.css': hash('cut') };
  const copyCompressed = await reuseCompressed('mf-careers', web, hashes);
  expect(await copyCompressed('same.js')).toBe(true);
  expect(await readFile(join(web, 'same.js.br'), 'utf8')).toBe('same in br');
  expect(await copyCompressed('new.js')).toBe(false);
  expect(await copyCompressed('cut.css')).toBe(false);
  expect(await copyCompressed('first.js')).toBe(false);
});
