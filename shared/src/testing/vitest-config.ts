import { defineConfig } from 'vitest/config';

/**
 * The unit tests of a workspace whose components run in a browser.
 * @param name the workspace's name, shown before each of its tests
 */
export function defineComponentTests(name: string) {
  return defineConfig({
    test: {
      name,
      environment: 'happy-dom',
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/dist/**'],
      // Class names as they are written: a test may ask for one, and none depends on a hash.
      css: { include: [/.+/], modules: { classNameStrategy: 'non-scoped' } },
      restoreMocks: true,
    },
  });
}
