import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** All unit tests in one run; each workspace also runs alone with `npm test -w <name>`. */
export default defineConfig({
  test: {
    // One more than there are cores, as tests of processes wait as often as they compute.
    maxWorkers: availableParallelism() + 1,
    projects: [
      'shared',
      'kit',
      'delivery',
      'shell',
      'mf-*',
      'api',
      {
        test: {
          // Projects run in the order of their names: the longest tests begin first.
          name: '.ci',
          include: ['.ci/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
