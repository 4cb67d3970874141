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
        // A click on a link is checked, not followed: unit tests use no network.
        happyDOM: {
          url: 'http://localhost:3000/',
          settings: { navigation: { disableMainFrameNavigation: true } },
        },
      },
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/dist/**'],
      // Class names as written in the style sheets: tests may use them, and don't depend on hashes.
      css: { include: [/.+/], modules: { classNameStrategy: 'non-scoped' } },
      setupFiles: [fileURLToPath(new URL('./clean-up.ts', import.meta.url))],
      // One simulated browser for all files of a worker: one per file would take longer than all tests together. In return,
      // every test resets its changes.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  });
}
