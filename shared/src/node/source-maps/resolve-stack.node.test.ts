import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { writeFileAt } from '../testing/write-file';
import { createStackResolver } from './resolve-stack';

const place = 'mf-careers/1.0.0/static/js/main.js:1:1';
const map = { version: 3, names: [], sources: ['page.tsx'], sourcesContent: ['throw it'], mappings: 'AAAA' };

/** A site whose release has no source map yet. */
async function openSite() {
  const site = await temporaryFolder();
  const resolve = createStackResolver(site);
  return {
    resolve: () => resolve([place], new Set(['mf-careers/1.0.0'])),
    writeMap: (text: string) =>
      writeFileAt(join(site, 'releases/mf-careers/1.0.0/maps/static/js/main.js.map'), text),
  };
}

/** Resolves the place with a source map. */
async function resolveWith(text: string) {
  const { resolve, writeMap } = await openSite();
  await writeMap(text);
  return resolve();
}

test('finds the position and the line in the source', async () => {
  expect(await resolveWith(JSON.stringify(map))).toEqual({ stack: ['page.tsx:1:1'], line: 'throw it' });
});

test('finds it, too, after a first error came before the source map', async () => {
  const { resolve, writeMap } = await openSite();
  expect(await resolve()).toEqual({ stack: [place] });
  await writeMap(JSON.stringify(map));
  expect(await resolve()).toMatchObject({ stack: ['page.tsx:1:1'] });
});

test.each([
  ['is no JSON', '{'],
  ['has no mappings', JSON.stringify({ ...map, mappings: undefined })],
  ['has a mapping outside of its sources', JSON.stringify({ ...map, mappings: 'A99999A' })],
  ['has mappings that would block the server', JSON.stringify({ ...map, mappings: ';'.repeat(2 ** 21 + 1) })],
  ['has sources of millions of lines', JSON.stringify({ ...map, sourcesContent: ['\n'.repeat(2 ** 22)] })],
  ['has a source with an endless name', JSON.stringify({ ...map, sources: ['a'.repeat(10_000)] })],
])('keeps a position as reported when the source map %s', async (_, text) => {
  expect(await resolveWith(text)).toEqual({ stack: [place] });
});

test('contains nothing that a terminal would obey or a database refuse', async () => {
  const hostile = {
    sources: ['a\0\u001b[2Jb\u009b.tsx'],
    sourcesContent: ['throw\0 \u001b]0;x\u0007\u202eit'],
  };
  expect(await resolveWith(JSON.stringify({ ...map, ...hostile }))).toEqual({
    stack: ['a\ufffd\ufffd[2Jb\ufffd.tsx:1:1'],
    line: 'throw\ufffd \ufffd]0;x\ufffd\ufffdit',
  });
});

test('needs no source', async () => {
  expect(await resolveWith(JSON.stringify({ ...map, sourcesContent: [5] }))).toEqual({
    stack: ['page.tsx:1:1'],
  });
});
