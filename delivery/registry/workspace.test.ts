import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['', 'site'],
  ['elsewhere', 'elsewhere'],
])('with SITE_DIR=%s the site is in %s, as for the web server', async (set, folder) => {
  vi.resetModules();
  vi.stubEnv('SITE_DIR', set);
  const { root, siteFolder } = await import('./workspace');
  expect(siteFolder).toBe(join(root, folder));
});
