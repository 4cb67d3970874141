import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/**
 * The unit tests of a workspace whose components run in a browser.
 * @param name the workspace's name, shown before each of its tests
 */
export function defineComponentTests(name: string) {
  return defineConfig({ test: { projects: componentTests(name) } });
}

/**
 * `*.test.ts(x)` in a simulated browser, `*.node.test.ts(x)` in Node: two projects, as Vitest ends a process where the next
 * file of its project needs another environment.
 * @param name shown before each test
 * @param folders where the tests are, as a glob
 */
export function componentTests(name: string, folders = '.'): TestProjectInlineConfiguration[] {
  const inNode = `${folders}/**/*.node.test.{ts,tsx}`;
  const common: TestProjectInlineConfiguration['test'] = {
    // Class names as written in the style sheets: tests may use them, and don't depend on hashes.
    css: { include: [/.+/], modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: [fileURLToPath(new URL('./clean-up.ts', import.meta.url))],
    // One process for all files of a worker: starting one, with its browser, would take longer than all tests together. In
    // return, the set-up file resets what a test has changed.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  };
  const exclude = ['**/node_modules/**', '**/dist/**'];
  return [
    {
      test: {
        ...common,
        name,
        include: [`${folders}/**/*.test.{ts,tsx}`],
        exclude: [...exclude, inNode],
        environment: 'happy-dom',
        environmentOptions: {
          // A click on a link is checked, not followed: unit tests use no network.
          happyDOM: {
            url: 'http://localhost:3000/',
            settings: { navigation: { disableMainFrameNavigation: true } },
          },
        },
      },
    },
    {
      test: {
        ...common,
        name: `${name} in Node`,
        include: [inNode],
        exclude,
        // Node runs the builds of tests, as it does after a real build.
        server: { deps: { external: [/\/dist\/node\/main\.mjs$/] } },
      },
    },
  ];
}
