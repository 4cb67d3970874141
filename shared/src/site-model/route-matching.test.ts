import { describe, expect, test } from 'vitest';
import { browserRoutes, entryFile, matchRoute, ownerOf } from './route-matching';

const moved = [{ from: '/jobs', to: '/career' }];
const { routes, redirects } = browserRoutes({
  addresses: [
    { path: '/', page: 'home-page' },
    { path: '/career', page: 'careers-page' },
    { path: '/career/data-scientist', page: 'job-page', pattern: '/career/:job', entry: true },
    { path: '/career/weaver', page: 'job-page', pattern: '/career/:job', entry: true },
    { path: '/career/CareerForm', page: 'application-page' },
    { path: '/career/CareerForm/weaver', page: 'form-page', pattern: '/career/CareerForm/:job', entry: true },
    { path: '/banking', page: 'industry-page', entry: true },
  ],
  redirects: moved,
  gone: [],
});

test('browsers get fixed paths, patterns and redirects, not the single paths of a pattern', () => {
  expect(redirects).toEqual(moved);
  expect(routes).toEqual([
    { path: '/', page: 'home-page' },
    { path: '/career', page: 'careers-page' },
    { path: '/career/:job', page: 'job-page', entry: true },
    { path: '/career/CareerForm', page: 'application-page' },
    { path: '/career/CareerForm/:job', page: 'form-page', entry: true },
    { path: '/banking', page: 'industry-page', entry: true },
  ]);
});

test.each([
  ['/', 'home-page'],
  ['/career/', 'careers-page'],
  ['/CAREER/careerform', 'application-page'],
  ['/career/Weaver', 'job-page'],
  ['/career/nobody', 'job-page'],
  ['/career/careerform/Weaver', 'form-page'],
  ['/career/weaver/more', undefined],
  ['/careers', undefined],
  ['/nothing', undefined],
])('%s is shown by %s: a fixed path has precedence over a pattern', (pathname, page) => {
  expect(matchRoute(routes, pathname)?.page).toBe(page);
});

test('a parameter is not empty', () => {
  const pattern = [{ path: '/blog/:year/:post', page: 'post-page' }];
  expect(matchRoute(pattern, '/blog/2026/weaving')?.page).toBe('post-page');
  expect(matchRoute(pattern, '/blog//weaving')).toBeUndefined();
});

describe('mounts', () => {
  const mounts = { '/': 'marketing', '/career': 'careers', '/career/events': 'events' };

  test.each([
    ['/', 'marketing'],
    ['/service/web', 'marketing'],
    ['/career', 'careers'],
    ['/Career/CareerForm/', 'careers'],
    ['/careers', 'marketing'],
    ['/career/events/2024', 'events'],
  ])('%s belongs to %s: the longest mount of whole segments', (pathname, owner) => {
    expect(ownerOf(mounts, pathname)).toBe(owner);
  });
});

test.each([
  ['/', 'entries.json'],
  ['/service/Consulting/', 'entries/service/consulting.json'],
])('the entry of %s is in %s', (path, file) => {
  expect(entryFile(path)).toBe(file);
});
