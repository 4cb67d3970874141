import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Releases, rollbacks and the gate, with the real builds and the real commands; needs a composed site. */
export default defineConfig({
  test: {
    name: 'releases',
    include: ['**/*.test.ts'],
    setupFiles: '../support/clean-up.ts',
    // One process for all files of a worker: starting one and loading packages takes a second of the processor.
    isolate: false,
    globalSetup: ['../support/temporary-directory.ts', '../support/bundled-commands.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One more than the cores, because tests wait for programs that wait for the disk.
    maxWorkers: availableParallelism() + 1,
    // Tests of the gate in a browser turn it on.
    env: { GATE_BROWSER: 'off' },
  },
});
