import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'delivery',
    include: ['**/*.test.ts'],
    // On a busy machine a process starts in seconds: a limit, not a pace.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
