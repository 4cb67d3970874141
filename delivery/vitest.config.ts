import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'delivery',
    include: ['**/*.test.ts'],
    // A limit for a busy machine, where starting a process takes seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
