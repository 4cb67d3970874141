import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/global-setup.ts',
    setupFiles: 'src/testing/clean-up.ts',
    // One process for all files of a worker: loading Fastify and the databases for each takes a third of the processor's
    // time. In return every test puts back what it has changed.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    // Some promises are about a whole process: starting one takes seconds on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
