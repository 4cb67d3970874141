import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentErrors } from './collections';
import { entriesIn } from './entries-in';
import { entryIn } from './entry-in';
import { inlineEntries } from './inline-entries';

const schema = v.object({ title: v.string(), place: v.string() });
let folder: string;
let caller: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  caller = pathToFileURL(join(folder, 'jobs.ts')).href;
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);

describe('a folder of entries', () => {
  it('has one for each file, by its name; a picture is none', async () => {
    await write('weaver.yaml', 'title: Weaver\nplace: Indore\n');
    await mkdir(join(folder, 'team'));
    for (const name of [
      'weaver.jpg',
      'team/IMG_1.JPG',
      '._weaver.yaml',
      '.DS_Store',
      'Thumbs.db',
      'desktop.ini',
    ])
      await write(name, '');
    expect(entriesIn(caller, '.', schema)).toEqual({ weaver: { title: 'Weaver', place: 'Indore' } });
  });

  it('is empty where it is missing: Git keeps no empty folder', () => {
    expect(entriesIn(caller, 'none', schema)).toEqual({});
  });

  it.each([
    ['Weaver one.yaml', 'weaver-one.yaml'],
    ['weaver.yml', 'weaver.yaml'],
    ['weaver.ts', 'weaver.yaml'],
    ['weaver.YAML', 'weaver.yaml'],
    ['w2.yaml.txt', 'w2.yaml'],
    ['weaver', 'weaver.yaml'],
    ['Köchin.yaml', 'kochin.yaml'],
    ['बुनकर.yaml', 'entry.yaml'],
  ])('refuses a file named %s, and proposes %s', async (name, proposed) => {
    await write(name, 'title: Weaver\nplace: Indore\n');
    expect(() => entriesIn(caller, '.', schema)).toThrow(
      `${name}: the name of an entry is letters, digits and hyphens, then .yaml: rename it to ${proposed}`,
    );
  });

  it('proposes no name that another entry has', async () => {
    for (const name of ['weaver.yaml', 'weaver.yml']) await write(name, 'title: Weaver\nplace: Indore\n');
    expect(() => entriesIn(caller, '.', schema)).toThrow('weaver.yml: the name of an entry');
    expect(() => entriesIn(caller, '.', schema)).toThrow('rename it to weaver-2.yaml');
  });

  it.each([
    ['photo.heic', 'is neither an entry, which ends in .yaml, nor a picture (.jpg, '],
    ['team/weaver.yaml', 'only pictures may be in a folder below: move it to '],
  ])('refuses %s', async (name, error) => {
    await mkdir(join(folder, 'team'));
    await write(name, '');
    expect(() => entriesIn(caller, '.', schema)).toThrow(`${name}: ${error}`);
  });

  it('must have files in UTF-8, with or without a byte order mark', async () => {
    await write('weaver.yaml', '\uFEFFtitle: Weber für Köln\nplace: Indore\n');
    expect(entriesIn(caller, '.', schema)).toMatchObject({ weaver: { title: 'Weber für Köln' } });
    await writeFile(join(folder, 'dyer.yaml'), 'title: Färber\nplace: Indore\n', 'latin1');
    const error = /^The content is not complete:\n.*dyer\.yaml is not UTF-8: save the file as UTF-8$/;
    expect(() => entriesIn(caller, '.', schema)).toThrow(error);
    expect(() => entryIn(caller, 'dyer.yaml', schema)).toThrow(error);
    expect(contentErrors([{ name: 'Dyer', file: join(folder, 'dyer.yaml'), schema }])).toEqual([
      expect.stringContaining('dyer.yaml is not UTF-8'),
    ]);
  });

  it('names a file that is missing, such as a link that leads nowhere', async () => {
    await symlink(join(folder, 'nowhere'), join(folder, 'dyer.yaml'));
    const error = /dyer\.yaml is missing: restore it, or remove what names it$/;
    expect(() => entriesIn(caller, '.', schema)).toThrow(error);
  });

  it('has one page for each entry: none is a copy with the same slug or path', async () => {
    const page = v.object({ slug: v.string(), path: v.optional(v.string()) });
    await write('dyer.yaml', 'slug: dyer\npath: /career/dyer\n');
    await write('spinner.yaml', 'path: /Career/Dyer\nslug: spinner\n');
    await write('weaver.yaml', 'path: /career/weaver\nslug: dyer\n');
    const errors = contentErrors([{ name: 'Jobs', folder, schema: page }]);
    expect(errors).toEqual([
      expect.stringMatching(/weaver\.yaml:2: slug is dyer, as in .*dyer\.yaml: change it in one of them$/),
      expect.stringMatching(/spinner\.yaml:1: path is \/Career\/Dyer, as in .*dyer\.yaml: change it/),
    ]);
    expect(() => entriesIn(caller, '.', page)).toThrow('slug is dyer, as in');
  });

  it('has no page whose path another file of the content has', async () => {
    const page = v.object({ head: v.object({}), path: v.string() });
    await mkdir(join(folder, 'industries'));
    await write('industries/banking.yaml', 'head: {}\npath: /banking\n');
    await write('bank.yaml', 'head: {}\npath: /banking\n');
    const errors = contentErrors([
      { name: 'Industries', folder: join(folder, 'industries'), schema: page },
      { name: 'Bank', file: join(folder, 'bank.yaml'), schema: page },
    ]);
    expect(errors).toEqual([
      expect.stringMatching(/bank\.yaml:2: path is \/banking, as in .*industries\/banking\.yaml: change it/),
    ]);
  });

  it('of five hundred with ten mistakes names all ten', async () => {
    const names = Array.from({ length: 500 }, (_, index) => `job-${index}`);
    for (const [index, name] of names.entries())
      await write(`${name}.yaml`, index % 50 === 0 ? 'title: Weaver\n' : 'title: Weaver\nplace: Indore\n');
    const errors = contentErrors([{ name: 'Jobs', folder, schema }]);
    expect(errors).toHaveLength(10);
    for (const error of errors) expect(error).toMatch(/\/job-\d+\.yaml:1: place is missing: write a text$/);
  });
});

describe('a module that reads an entry', () => {
  const module = (call: string) =>
    `import { entryIn } from '@site/kit/content/entry-in';\nexport const job = ${call};\n`;

  it.each([
    "entryIn(\n  import.meta.url,\n  'weaver.yaml',\n  schema,\n)",
    'entryIn<typeof schema>(import.meta.url, "weaver.yaml", schema)',
  ])('gets the same entry from the file and from the build: %j', async (call) => {
    await write('weaver.yaml', 'title: Weaver\nplace: Indore\n');
    const read: string[] = [];
    const code = inlineEntries(module(call), join(folder, 'jobs.ts'), (file) => read.push(file));
    const entry = entryIn(caller, 'weaver.yaml', schema);
    expect(code).toContain(`export const job = (${JSON.stringify(entry)});`);
    expect(read).toEqual([join(folder, 'weaver.yaml')]);
  });

  it.each(['entryIn(import.meta.url, name, schema)', 'entryIn<Job>(import.meta.url, name, schema)'])(
    'must name its file literally: %s',
    (call) => {
      const code = module(call);
      expect(() => inlineEntries(code, join(folder, 'jobs.ts'), () => {})).toThrow(
        'with a literal file name',
      );
    },
  );
});
