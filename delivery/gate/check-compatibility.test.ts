import { expect, test } from 'vitest';
import { sampleRelease } from '../testing/sample-release';
import { checkCompatibility } from './check-compatibility';

const shell = sampleRelease({
  app: 'shell',
  shared: { react: { version: '19.3.1', accepts: '^19.0.0' } },
});
const careers = sampleRelease({
  app: 'mf-careers',
  pages: { 'careers-page': { js: [], css: [] } },
  routes: { addresses: [{ path: '/career', page: 'careers-page' }], redirects: [], gone: [] },
  shared: { react: { version: '19.3.1', accepts: '^19.0.0' } },
});
const released = new Set(['mf-careers']);

test('lets a remote through that exposes what its addresses show and shares what the shell has', () => {
  expect(() => checkCompatibility({ shell, remotes: [careers] }, released)).not.toThrow();
});

test('refuses an address whose page is not exposed', () => {
  expect(() => checkCompatibility({ shell, remotes: [{ ...careers, pages: {} }] }, released)).toThrow(
    '/career wants careers-page',
  );
});

test('refuses a release that was built with a newer React than the shell has, and lets a rollback through', () => {
  const newer = { ...careers, shared: { react: { version: '19.4.0', accepts: '^19.0.0' } } };
  const live = { shell, remotes: [newer] };
  expect(() => checkCompatibility(live, released)).toThrow(
    'was built with react 19.4.0, which is newer than 19.3.1',
  );
  expect(() => checkCompatibility(live, new Set())).not.toThrow();
});
