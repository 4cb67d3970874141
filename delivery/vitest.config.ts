import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'delivery',
    include: ['**/*.test.ts'],
    setupFiles: 'testing/clean-up.ts',
    // One process for all files of a worker: starting one and loading packages takes longer than most files' tests.
    isolate: false,
    restoreMocks: true,
    // A limit for a busy machine, where starting a process takes seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
