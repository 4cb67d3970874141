import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { componentTests } from './kit/testing/vitest-config.ts';

/** All unit tests in one run; each workspace also runs alone with `npm test -w <name>`. */
export default defineConfig({
  test: {
    // One more than there are cores, as tests of processes wait as often as they compute.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // The workspaces share processes, each of which loads React and its browser once.
      ...componentTests('components', '{shared,kit,shell,mf-*}'),
      'delivery',
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
