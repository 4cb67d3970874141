import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/global-setup.ts',
    setupFiles: 'src/testing/clean-up.ts',
    // One process for all files of a worker: loading Fastify and the databases for each takes a third of the processor's
    // time. In return every test restores what it has changed.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    // Some tests start a whole process, which takes seconds on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
