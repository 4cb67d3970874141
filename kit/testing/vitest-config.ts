import { fileURLToPath } from 'node:url';
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
      environmentOptions: {
        // A click on a link is looked at, not followed: a unit test asks nothing of the network.
        happyDOM: {
          url: 'http://localhost:3000/',
          settings: { navigation: { disableMainFrameNavigation: true } },
        },
      },
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/dist/**'],
      // Class names as they are written: a test may ask for one, and none depends on a hash.
      css: { include: [/.+/], modules: { classNameStrategy: 'non-scoped' } },
      setupFiles: [fileURLToPath(new URL('./clean-up.ts', import.meta.url))],
      // One simulated browser for all files of a worker: one for each would take longer than all tests together. In return
      // every test puts back what it has changed.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  });
}
