import { defineConfig } from 'vitest/config';

/** All unit tests in one run; each workspace also runs alone with `npm test -w <name>`. */
export default defineConfig({
  test: {
    // By itself it leaves one core idle, which on two is half.
    maxWorkers: '100%',
    projects: [
      'shared',
      'kit',
      'delivery',
      'shell',
      'mf-marketing',
      'mf-careers',
      'mf-blog-projects',
      'mf-contact',
      'api',
      { test: { name: 'workspace', include: ['.ci/*.test.ts'] } },
    ],
  },
});
