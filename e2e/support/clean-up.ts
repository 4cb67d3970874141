import { afterAll, vi } from 'vitest';

// Test files of one worker share a process, but not the state of their modules: many read the site's folder when they load.
vi.resetModules();

// Not after each test: files set the site's folder once.
afterAll(() => {
  vi.unstubAllEnvs();
});
