import { expect, test } from 'vitest';
import { toPath } from './request-target';

test.each([
  ['/about?x=%', '/about?x=%'],
  ['/100%', '/100%25'],
  ['/a?b?c', '/a?b?c'],
  ['http://evil.example/about?x=1', '/about?x=1'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?x=1', '/?x=1'],
  ['http://user@evil.example:80/about', '/about'],
  ['/http://evil.example/', '/http://evil.example/'],
  ['*', '*'],
])('%s requests %s', (target, path) => {
  expect(toPath(target)).toBe(path);
});
