import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { htmlFaults } from '@site/kit/testing/html-faults';
import { composedSiteFile, composedSiteSchema } from '@site/shared/contracts/composed-site';
import { parse as parseHtml } from 'parse5';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { attribute, elementsAmong, nodesIn } from '../../delivery/gate/html-tree';

const folder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'site/current');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const { pages, redirects, notFound } = v.parse(composedSiteSchema, JSON.parse(read(composedSiteFile)));

const documents = new Map(
  pages.map(({ path, file }) => [path, elementsAmong(nodesIn(parseHtml(read(file))))] as const),
);

describe.each([...pages, { path: 'the not-found page', file: notFound }])('$path', ({ path, file }) => {
  test('keeps the HTML standard and is made for assistive technology', async () => {
    expect(await htmlFaults(read(file))).toEqual([]);
  });

  test('names nothing of this site that is not there', () => {
    const addresses = (documents.get(path) ?? []).flatMap((element) =>
      ['href', 'src', 'action'].flatMap((name) => attribute(element, name) ?? []),
    );
    expect(addresses.filter((address) => !isThere(address, path))).toEqual([]);
  });
});

/** A page, a redirect or a file; with a fragment, an element of that page. A lone `#` is a placeholder (requirements §9.7). */
function isThere(address: string, from: string): boolean {
  const url = new URL(address, `http://site${from}`);
  if (address === '#' || url.host !== 'site') return true;
  const path = decodeURIComponent(url.pathname);
  const page = documents.get(path);
  if (page) return url.hash === '' || page.some((element) => attribute(element, 'id') === url.hash.slice(1));
  return (
    redirects.some((redirect) => redirect.from === path) ||
    existsSync(join(folder, path)) ||
    existsSync(join(folder, '..', path)) ||
    path.startsWith('/site/')
  );
}
