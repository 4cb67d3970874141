import { expect, test } from 'vitest';
import { checkLayout } from './check-layout';

const shell = { app: 'shell', version: '1.0.0-abc' };
const container = '<div id="remote-page"></div>';
const check = (html: string, page = container) =>
  checkLayout(shell, {
    templates: [{ html: html + page, hoisted: '' }],
    at: {},
    below: {},
    notFound: { title: 'Page not found', markup: '<h1>404</h1>' },
  });

test('finds the ids and links of the layout', () => {
  const { ids, links } = check('<nav id="menu"><a href="/blog">Blog</a></nav><main id="page"></main>');
  expect([...ids]).toEqual(expect.arrayContaining(['root', 'menu', 'page']));
  expect(links).toEqual(['/blog']);
});

test.each([
  ['an end tag without its element', '<main></main></div><p>x</p>', 'it is not well-formed'],
  ['a style attribute', '<main style="color:red"></main>', 'it has a style attribute'],
  ['broken HTML', '<main class="a" class="b"></main>', 'duplicate-attribute'],
])('refuses a layout with %s', (_, html, error) => {
  expect(() => check(html)).toThrow('The layout of shell 1.0.0-abc is not fit for visitors: ');
  expect(() => check(html)).toThrow(error);
});

test.each([
  ['without a place', ''],
  ['with two places', container + container],
  ['whose place has other attributes', '<div id="remote-page" class="page"></div>'],
])('refuses a layout %s for the page', (_, page) => {
  expect(() => check('<main></main>', page)).toThrow(
    'it needs exactly one empty <div id="remote-page"></div> for the page',
  );
});
