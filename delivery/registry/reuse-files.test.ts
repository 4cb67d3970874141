import { existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { expect, test } from 'vitest';
import { sampleRelease } from '../testing/sample-release';
import { stubSiteFolder } from '../testing/stub-site-folder';
import { writeFileIn } from './files/write-file';

const folder = await stubSiteFolder();
const { reuseFiles } = await import('./reuse-files');

const hash = (text: string) => contentIntegrity(Buffer.from(text));

const write = (name: string, content: string) => writeFileIn(folder, name, content);

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
  for (const [name, text] of Object.entries(stored)) write(`${place}/${name}`, text);
  write(`${place}/web/cut.css.gz`, 'cut in');
  write(`${place}/pages/damaged.json`, 'dam');
  await rm(join(folder, place, 'pages/lost.json'));
  write(`${place}/release.json`, JSON.stringify(release));
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
