import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { reportErrors } from '../rsbuild/report-errors';
import { checkContent } from './read-collections';

/** Checks the content of the shell with each change in development. That of a remote is checked before its routes are read. */
export function pluginContentCheck(): RsbuildPlugin {
  return {
    name: 'content-check',
    apply: 'serve',
    setup(api) {
      const { rootPath } = api.context;
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation }) => {
        compilation.contextDependencies.add(join(rootPath, 'src/content'));
        await reportErrors(compilation, () => checkContent(rootPath));
      });
    },
  };
}
