import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { photoSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import type { Field } from '@sveltia/cms';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { type ContentCollection, readContent } from '../content/collections';
import { entryFiles } from '../content/entry-files';
import { readCollections } from '../content/read-collections';
import { root, workspaceApps } from '../workspace';
import { readCmsConfig } from './admin-files';
import { cmsConfig } from './cms-config';
import { formFields } from './form-field';

const text = v.pipe(v.string(), v.regex(/\S/, 'is empty'));
const schema = v.object({
  title: v.pipe(text, v.minLength(4, 'is short'), v.maxLength(49, 'is long')),
  posted: v.pipe(v.string(), v.isoDate('must be a day')),
  look: v.optional(labelled(v.picklist(['plain', 'wide']), 'Look of the card', 'Wide cards fill a row.')),
  to: v.literal('/contact'),
  photo: v.optional(photoSchema),
  skills: v.array(labelled(text, 'Skill')),
  blocks: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('note'), text }),
        v.object({ kind: v.literal('quote'), text }),
      ]),
    ),
    v.minLength(2),
  ),
});

const config = cmsConfig(
  [{ name: 'mf-careers', collections: [{ name: 'Jobs', folder: '/site/mf-careers/jobs', schema }] }],
  '/site',
);
const [jobs] = config.collections ?? [];
const fields = jobs && 'fields' in jobs ? jobs.fields : [];
const fieldNamed = (name: string) => fields?.find((field: Field) => field.name === name);

test('a folder of entries is a form that adds files to it', () => {
  expect(jobs).toMatchObject({ label: 'Jobs', folder: 'mf-careers/jobs', create: true, extension: 'yaml' });
});

test.each([
  ['title', { widget: 'string', required: true, minlength: 4, maxlength: 49 }],
  ['posted', { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
  ['look', { widget: 'select', required: false, options: ['plain', 'wide'], label: 'Look of the card' }],
  ['look', { hint: 'Wide cards fill a row.' }],
  ['to', { widget: 'hidden', default: '/contact' }],
  ['photo', { widget: 'object', required: false, fields: [{ widget: 'image' }, { label: 'What it shows' }] }],
  ['skills', { widget: 'list', label: 'Skills', label_singular: 'Skill' }],
  ['blocks', { widget: 'list', min: 2, typeKey: 'kind', types: [{ name: 'note' }, { name: 'quote' }] }],
])('the field %s has the rules of its schema', (name, field) => {
  expect(fieldNamed(name)).toMatchObject(field);
});

test('each entry of each app has a form', async () => {
  const { collections = [] } = await readCmsConfig(root);
  const edited = collections.flatMap((collection) => {
    if ('files' in collection) return (collection.files ?? []).map(({ file }) => file);
    return 'folder' in collection ? [collection.folder] : [];
  });
  for (const { name } of workspaceApps())
    expect(edited.some((file) => file?.startsWith(join(name, 'src/content/')))).toBe(true);
  expect(edited).toContain('mf-careers/src/content/jobs');
  expect(edited).toContain('mf-marketing/src/content/home/home.yaml');
  expect(edited).toContain('shared/src/company/company.json');
});

test('a photograph is stored next to the entry that shows it, also where a form has a file of its own', async () => {
  const { collections = [] } = await readCmsConfig(root);
  const own = { media_folder: '', public_folder: '' };
  for (const collection of collections) {
    const isFolder = 'folder' in collection;
    // For several files, the editor takes the folder of their collection for the root.
    expect('media_folder' in collection).toBe(isFolder);
    const forms = isFolder ? [collection] : ((collection as { files?: object[] }).files ?? []);
    for (const form of forms) expect(form).toMatchObject(own);
    expect(JSON.stringify(forms.map((form) => ('fields' in form ? form.fields : [])))).not.toContain(
      'media_folder',
    );
  }
});

test('a picture gets a name that entries may have when it is chosen, and its size is limited', () => {
  expect(config.media_libraries).toMatchObject({
    default: { config: { slugify_filename: true, max_file_size: 5_000_000 } },
    stock_assets: false,
  });
});

test('no form explains a mistake in the words of developers', async () => {
  const config = JSON.stringify(await readCmsConfig(root));
  expect(config.match(/[^"]*\b(?:kebab|camel|snake|regex|slug|string|ISO \d+)[- ][^"]*/gi) ?? []).toEqual([]);
});

test('with a Git host, a change is a pull request', async () => {
  const hosted = await readCmsConfig(root, { name: 'github', repo: 'malvanta/site' });
  expect(hosted).toMatchObject({
    backend: { name: 'github', repo: 'malvanta/site' },
    publish_mode: 'editorial_workflow',
  });
});

test('every entry has its fields in the order of its form, which writes them so', async () => {
  const apps = await Promise.all(workspaceApps().map(async ({ folder }) => readCollections(folder)));
  const outOfOrder = apps
    .flat()
    .flatMap((collection) =>
      readContent([collection]).entries.flatMap(({ name, value }) =>
        unordered(formFields(collection.schema), value).map((place) => `${name}: ${place}`),
      ),
    );
  expect(outOfOrder).toEqual([]);
});

test('every entry is written as its form writes it, so that a saved change is the only one', async () => {
  const apps = await Promise.all(workspaceApps().map(async ({ folder }) => readCollections(folder)));
  const files = apps.flat().flatMap(filesOf);
  expect(files.length).toBeGreaterThan(50);
  const otherwise = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return asForm(file, text) !== text;
  });
  const remedy = 'Single quotes where YAML needs quotes, each text on one line, and no comments';
  expect(
    otherwise.map((file) => relative(root, file)),
    remedy,
  ).toEqual([]);
});

function filesOf(collection: ContentCollection): string[] {
  if ('file' in collection) return [collection.file];
  const { folder } = collection;
  return entryFiles(folder, '.yaml').names.map((name) => join(folder, name));
}

/** As Sveltia CMS writes a file: quotes only where they are needed, no line breaks within a text, no comments. */
function asForm(file: string, text: string): string {
  if (file.endsWith('.json')) return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
  return stringify(parse(text), { lineWidth: 0, singleQuote: true });
}

/** The places in an entry where fields are in another order than in its form. */
function unordered(fields: Field[], value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = fields.map(({ name }) => name);
  const written = Object.keys(value).filter((key) => names.includes(key));
  const own = isDeepStrictEqual(
    written,
    names.filter((name) => written.includes(name)),
  )
    ? []
    : [written.join()];
  const inside = fields.flatMap((field) => {
    const part: unknown = Reflect.get(value, field.name);
    const items = Array.isArray(part) ? part : [part];
    return items.flatMap((item) => unordered(fieldsInside(field, item), item));
  });
  return [...own, ...inside];
}

function fieldsInside(field: Field, item: unknown): Field[] {
  if ('types' in field && field.types) {
    const key = field.typeKey ?? 'type';
    const kind = typeof item === 'object' && item !== null ? Reflect.get(item, key) : undefined;
    const chosen = field.types.find((type: { name: string }) => type.name === kind);
    return [{ name: key, widget: 'string' }, ...(chosen?.fields ?? [])];
  }
  return 'fields' in field && field.fields ? field.fields : [];
}
