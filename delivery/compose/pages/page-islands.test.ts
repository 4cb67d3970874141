import { expect, test } from 'vitest';
import { sampleRelease } from '../../testing/sample-release';
import { pageIslands, stylesInPage } from './page-islands';

const tabs = { js: ['web/tabs.js'], css: ['web/page.css', 'web/tabs.css'] };
const release = sampleRelease({ app: 'mf-press', pages: { 'tabs-island': tabs } });
const address = { path: '/press', page: 'press-page', release };

test('are the files that the release exposes for them', () => {
  expect(pageIslands(address, ['tabs-island'], true)).toEqual([{ name: 'tabs-island', ...tabs }]);
  expect(pageIslands(address, [], true)).toEqual([]);
  expect(() => pageIslands(address, ['other-island'], true)).toThrow(
    '/press uses other-island of mf-press, which mf-press 1.0.0-abc does not expose.',
  );
});

test('are not named like a property of every object', () => {
  expect(() => pageIslands(address, ['constructor'], true)).toThrow(
    '/press uses constructor of mf-press, which mf-press 1.0.0-abc does not expose.',
  );
});

test('are undefined for a page that is hydrated as a whole', () => {
  expect(pageIslands(address, undefined, true)).toBeUndefined();
});

test('a shell that hydrates whole pages only shows text as before, and is refused for islands', () => {
  expect(pageIslands(address, [], false)).toBeUndefined();
  expect(() => pageIslands(address, ['tabs-island'], false)).toThrow(
    '/press of mf-press 1.0.0-abc has the island tabs-island, which the deployed shell can’t hydrate. Release a newer shell first',
  );
});

test('lists the style sheets of islands that the page does not name itself, each once', () => {
  const islands = [
    { name: 'tabs-island', ...tabs },
    { name: 'more-island', ...tabs },
  ];
  expect(stylesInPage({ js: [], css: ['web/page.css'] }, islands)).toEqual(['web/tabs.css']);
  expect(stylesInPage({ js: [], css: [] })).toEqual([]);
});
