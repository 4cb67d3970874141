import { paths } from '@site/shared/navigation/paths';
import { expect, test } from 'vitest';
import { findRoute, siteRoutes } from './routes';

test('every public address has exactly one route', () => {
  expect(siteRoutes.map(({ path }) => path).sort()).toEqual(Object.values(paths).sort());
});

test('every route has an exposed page of its own', () => {
  const pages = siteRoutes.map(({ remote, page }) => `${remote}/${page}`);
  expect(new Set(pages).size).toBe(pages.length);
});

test.each([
  ['/', '/'],
  ['/healthcare', '/Healthcare'],
  ['/SERVICE/web/', '/service/web'],
  ['/capital_market//', '/Capital_Market'],
])('%s is the route %s, whatever its case and with or without a slash at its end', (address, path) => {
  expect(findRoute(address)?.path).toBe(path);
});

test('an address that matches nothing has no route', () => {
  expect(findRoute('/no/such/page')).toBeUndefined();
});
