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

test('lets a remote through that exposes what its addresses show and shares what the shell has', () => {
  expect(() => checkCompatibility({ shell, remotes: [careers] })).not.toThrow();
});

test('refuses an address whose page is not exposed', () => {
  expect(() => checkCompatibility({ shell, remotes: [{ ...careers, pages: {} }] })).toThrow(
    '/career wants careers-page',
  );
});
