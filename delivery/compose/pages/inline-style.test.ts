import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleRelease } from '../../testing/sample-release';
import { inlineStyle } from './inline-style';

const release = sampleRelease({ app: 'mf-careers' });
/** The text of its element. */
const textOf = (element: string) => /^<style[^>]*>(.*)<\/style>$/s.exec(element)?.[1];
const cssOf = (text: string, origin = '') =>
  textOf(inlineStyle({ ...release, origin }, 'web/static/css/page.css', text).element);

test('resolves URLs relative to the style sheet, whatever the page’s path', () => {
  expect(cssOf('a{src:url(../font/text.woff2)}')).toBe(
    'a{src:url(/releases/mf-careers/1.0.0-abc/web/static/font/text.woff2)}',
  );
  expect(cssOf('a{src:url("./x.svg")}', 'https://careers.example')).toBe(
    'a{src:url(https://careers.example/releases/mf-careers/1.0.0-abc/web/static/css/x.svg)}',
  );
});

test('does not change URLs that are independent of the style sheet’s path', () => {
  for (const address of ['data:image/svg+xml,x', '#weave', '/favicon.svg', 'https://careers.example/x.svg'])
    expect(cssOf(`a{background:url(${address})}`)).toBe(`a{background:url(${address})}`);
});

test('has the hash of exactly the text in the page', () => {
  const { element, hash } = inlineStyle(release, 'web/page.css', 'a{src:url(x.svg)}');
  const css = textOf(element) ?? '';
  expect(hash).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
});

test('refuses a style sheet that would end its own element', () => {
  expect(() => cssOf('a{content:"</style>"}')).toThrow(
    'mf-careers 1.0.0-abc: web/static/css/page.css contains </style and cannot be part of a page.',
  );
});
