import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type ContentCollection, contentErrors } from '../content/collections';
import { requireComplete } from '../content/read-entry';
import { loadAgain } from '../rsbuild/load-again';
import type { DefinedRoutes } from './define-routes';
import { foreignPaths, mountsInWorkspace } from './foreign-paths';
import { routeFiles } from './route-files';

/**
 * Serves the routes of a remote and their entries in development: they are read again with each change of the content, and
 * the page is reloaded. A build, which `kit/prerender` writes them into, fails with a path that the shell gives to another
 * remote.
 * @param content is checked before routes are read again
 */
export function pluginRoutes(
  name: string,
  routes: DefinedRoutes,
  content: ContentCollection[],
): RsbuildPlugin {
  return {
    name: 'routes',
    setup(api) {
      let isFirst = true;
      let reload = () => {};
      let written = '';
      api.onBeforeBuild(async () => {
        const mounts = await mountsInWorkspace(api.context.rootPath);
        const errors = mounts ? foreignPaths(name, routes, mounts) : [];
        if (errors.length > 0) throw new Error(errors.join('\n'));
      });
      api.onBeforeStartDevServer(({ server }) => {
        reload = () => server.sockWrite('full-reload');
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
        if (api.context.action !== 'dev') return;
        const { rootPath } = api.context;
        const files = routeFiles(isFirst ? routes : await readRoutes(rootPath, content));
        isFirst = false;
        for (const [file, content] of files) compilation.emitAsset(file, new sources.RawSource(content));
        compilation.contextDependencies.add(join(rootPath, 'src/content'));
        const all = JSON.stringify([...files]);
        if (written && all !== written) reload();
        written = all;
      });
    },
  };
}

/** Evaluates the routes and their content again; Rsbuild has evaluated them once with its configuration. */
async function readRoutes(folder: string, content: ContentCollection[]): Promise<DefinedRoutes> {
  requireComplete(contentErrors(content));
  const { routes } = await loadAgain<{ routes: DefinedRoutes }>(join(folder, 'src/routes.ts'));
  return routes;
}
