import { elementsIn } from '@site/kit/browser/html-tree';
import { expect, test } from 'vitest';
import { parseNested } from './parse-nested';

const parse = (body: string) =>
  parseNested('/career', `<!doctype html><html><head></head><body>${body}</body></html>`);

test('parses nested elements, drawings and raw text', () => {
  const html = parse(
    '<p>a<br>b<img alt=""></p><ul><li>c</li></ul><svg><linearGradient/><foreignObject><b>d</b></foreignObject></svg><textarea><b></textarea>',
  );
  expect(elementsIn(html).map(({ tagName }) => tagName)).toEqual(
    'html head body p br img ul li svg linearGradient foreignObject b textarea'.split(' '),
  );
});

test.each([
  ['an end tag of an outer element', '<p><b>x</p>', '</p> may not be inside of <b>'],
  ['an end tag without its element', '<p>x</p></p>', '</p> may not be inside of <body>'],
  ['elements that overlap', '<b><i>x</b></i>', '</b> may not be inside of <i>'],
  ['an end tag that is left out', '<ul><li>a<li>b</ul>', '<li> may not be inside of <li>'],
  ['a link in a link', '<a href="/a"><a href="/b">x</a></a>', '<a> may not be inside of <a>'],
  ['HTML in a drawing', '<svg><p>x</p></svg>', '<p> may not be inside of <svg>'],
  ['a form in a form', '<form><form></form></form>', '<form> may not be inside of <form>'],
  [
    'an element that older parsers drop',
    '<select><option>a</option><img></select>',
    '<img> may not be inside of <select>',
  ],
  ['a row without its table', '<p><tr></p>', '<tr> may not be inside of <p>'],
])('refuses %s', (_, body, error) => {
  expect(() => parse(body)).toThrow(`/career: it is not well-formed: ${error}`);
});

test('refuses paragraphs in paragraphs, each of which would repeat the elements of those around it', () => {
  const open = Array.from({ length: 90 }, (_, at) => `<p><b id="${at}">`).join('');
  const nested = `${open}x${'</b></p>'.repeat(90)}`;
  expect(() => parse(nested.repeat(300))).toThrow('<p> may not be inside of <b>');
});
