import { describe, expect, test } from 'vitest';
import { defineRoutes, eachEntry } from './define-routes';
import { routeFiles } from './route-files';

const weaver = { title: 'Weaver', desc: 'Weaves' };

describe('the routes of a remote', () => {
  test('are fixed paths, one for each entry of a pattern, and paths made of entries', () => {
    const { addresses } = defineRoutes({
      '/career': 'careers-page',
      '/career/:job': { page: 'job-page', entries: { weaver } },
      '/blog': { page: 'list-page', entry: { number: 1 } },
      ...eachEntry('industry-page', { banking: { path: '/Banking' } }, ({ path }) => path),
    });
    expect(addresses).toEqual([
      { path: '/career', page: 'careers-page' },
      { path: '/career/weaver', page: 'job-page', pattern: '/career/:job', entry: weaver },
      { path: '/blog', page: 'list-page', entry: { number: 1 } },
      { path: '/Banking', page: 'industry-page', entry: { path: '/Banking' } },
    ]);
  });

  test('have a path of its own for each entry', () => {
    const industries = { banking: { path: '/Banking' }, copy: { path: '/Banking' } };
    expect(() => eachEntry('industry-page', industries, ({ path }) => path)).toThrow(
      '/Banking is the path of two entries, banking and copy. Change it in one of them.',
    );
  });

  test('name the entry whose path is also fixed', () => {
    const routes = { '/blog/weaver': 'a-page', '/blog/:post': { page: 'post-page', entries: { weaver } } };
    expect(() => defineRoutes(routes)).toThrow(
      "The entry weaver of /blog/:post has the path /blog/weaver, which src/routes.ts has, too: change the entry's file name or slug",
    );
  });

  test.each([
    [{ '/career/a b': 'a-page' }, '/career/a b is not a path'],
    [{ '/career//x': 'a-page' }, '/career//x is not a path'],
    [{ '/Career': 'a-page', '/career': 'b-page' }, '/Career and /career differ only in case'],
    [{ '/a': 'a-page', redirects: { '/A': '/b' } }, '/a and /A differ only in case'],
    [{ '/a': 'a-page', gone: ['/a'] as const }, '/a is in src/routes.ts twice'],
    [{ '/career': { page: 'job-page', entries: { weaver } } }, '/career has entries and needs one parameter'],
    [{ '/:a/:b': { page: 'job-page', entries: { weaver } } }, '/:a/:b has entries and needs one parameter'],
    [{ '/career/:job': { page: 'job-page', entries: { 'a/b/': weaver } } }, '/career/a/b/ is not a path'],
    [{ '/career/:job': 'job-page' }, '/career/:job is not a path'],
    [{ [`/${'a'.repeat(200)}`]: 'a-page' }, 'is not a path: use up to 200 letters'],
  ])('%j is refused: %s', (routes, message) => {
    expect(() => defineRoutes(routes)).toThrow(message);
  });
});

describe('the files of a build', () => {
  test('name each page once, even one without entries', () => {
    const { pages } = defineRoutes({
      '/blog': 'list-page',
      '/blog/archive': 'list-page',
      '/blog/:post': { page: 'post-page', entries: {} },
    });
    expect(pages).toEqual(['list-page', 'post-page']);
  });

  test('list the paths, and contain the entry of each that has one', () => {
    const routes = defineRoutes({
      '/career': 'careers-page',
      '/Career/:job': { page: 'job-page', entries: { Weaver: { ...weaver, order: undefined } } },
      redirects: { '/jobs': '/career' },
      gone: ['/career/old'],
    });
    const files = Object.fromEntries(
      [...routeFiles(routes)].map(([file, content]) => [file, JSON.parse(content)]),
    );
    expect(files).toEqual({
      'routes.json': {
        addresses: [
          { path: '/career', page: 'careers-page' },
          { path: '/Career/Weaver', page: 'job-page', pattern: '/Career/:job', entry: true },
        ],
        redirects: [{ from: '/jobs', to: '/career' }],
        gone: ['/career/old'],
      },
      'entries/career/weaver.json': { path: '/Career/Weaver', entry: weaver },
    });
  });

  test.each([
    { at: new Date() },
    { make: () => 1 },
    { all: new Map() },
    { size: Number.NaN },
    { zero: -0 },
    { missing: [undefined] },
    { gap: new Array(1) },
    { list: new (class extends Array {})() },
  ])('refuse an entry that is not plain data: %o', (entry) => {
    expect(() => routeFiles(defineRoutes({ '/a': { page: 'a-page', entry } }))).toThrow(
      'The entry of /a is not plain data',
    );
  });
});
