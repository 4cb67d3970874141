import { expect, test } from 'vitest';
import { placeOf } from './known-places';

const careers = [{ path: '/career/:job', page: 'job-page' }];
const blog = [{ path: '/blog', page: 'blog-page' }];
const known = {
  releases: new Set(['mf-careers/1.0.0']),
  routes: [...careers, ...blog],
  routesOf: new Map([
    ['shell', []],
    ['mf-careers', careers],
    ['mf-blog-projects', blog],
  ]),
};
const labelsOf = (app: string, pattern: string, release = '1.0.0') => {
  const place = placeOf({ app, release, pattern, device: 'phone' }, known);
  return [place.app, place.release, place.pattern];
};

test('a path has the label of its pattern', () => {
  expect(labelsOf('mf-careers', '/career/tester')).toEqual(['mf-careers', '1.0.0', '/career/:job']);
  expect(labelsOf('shell', '/blog')).toEqual(['shell', 'other', '/blog']);
});

test('invented values, and a pattern of another app, have one label', () => {
  expect(labelsOf('mf-careers', '/blog')).toEqual(['mf-careers', '1.0.0', 'other']);
  expect(labelsOf('mf-careers', '/career/tester', '2.0.0')).toEqual(['mf-careers', 'other', '/career/:job']);
  expect(labelsOf('mf-press', '/career/tester')).toEqual(['other', 'other', 'other']);
});
