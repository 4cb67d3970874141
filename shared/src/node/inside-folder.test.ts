import { expect, test } from 'vitest';
import { insideFolder } from './inside-folder';

test('joins names that stay in their folder', () => {
  expect(insideFolder('/srv/site', 'releases', 'mf-careers', 'web/a..b/x.js')).toBe(
    '/srv/site/releases/mf-careers/web/a..b/x.js',
  );
  expect(insideFolder('site', '..x', '...')).toBe('site/..x/...');
});

test.each([
  '..',
  '.',
  '',
  '../x',
  'a/../../x',
  'a/..',
  '/etc/passwd',
  'a//b',
  'a/',
  './a',
  'a\\..\\b',
  'a\0b',
])('refuses %j', (name) => {
  expect(() => insideFolder('/srv/site', name)).toThrow('is not a name within a folder');
  expect(() => insideFolder('/srv/site', 'releases', name)).toThrow('is not a name within a folder');
});
