import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RsbuildPlugin } from '@rsbuild/core';
import { checkContent } from '../content/read-collections';
import { loadAgain } from '../rsbuild/load-again';
import { reportErrors } from '../rsbuild/report-errors';
import { SourceError } from '../source-error';
import type { DefinedRoutes } from './define-routes';
import { foreignPaths, mountsInWorkspace } from './foreign-paths';
import { pageFiles } from './page-files';
import { routeFiles } from './route-files';

/**
 * Serves the routes of a remote and their entries in development: they are read with each change, and the page is reloaded.
 * A build, into which `kit/prerender` writes them, fails if the shell gives one of the paths to another remote.
 * @param routes of a build
 */
export function pluginRoutes(name: string, routes: DefinedRoutes | undefined): RsbuildPlugin {
  return {
    name: 'routes',
    setup(api) {
      let reload = () => {};
      let files: Map<string, string> | undefined;
      api.onBeforeBuild(async () => {
        const mounts = await mountsInWorkspace(api.context.rootPath);
        const errors = mounts && routes ? foreignPaths(name, routes, mounts) : [];
        if (errors.length > 0) throw new SourceError(errors.join('\n'));
      });
      api.onBeforeStartDevServer(({ server }) => {
        reload = () => server.sockWrite('full-reload');
      });
      api.modifyRspackConfig((config) => {
        // Otherwise the server would go on serving removed entries from memory.
        if (api.context.action === 'dev') config.output = { ...config.output, clean: { keep: /hot-update/ } };
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
        if (api.context.action !== 'dev') return;
        const { rootPath } = api.context;
        compilation.contextDependencies.add(join(rootPath, 'src/content'));
        compilation.fileDependencies.add(join(rootPath, 'src/routes.ts'));
        // With a mistake, the files stay as they were.
        await reportErrors(compilation, async () => {
          const changed = routeFiles(await readRoutes(rootPath));
          if (files && !isDeepStrictEqual(changed, files)) reload();
          files = changed;
        });
        for (const [file, content] of files ?? [])
          compilation.emitAsset(file, new sources.RawSource(content));
      });
    },
  };
}

/** Evaluates the routes, their content and its schemas again. */
async function readRoutes(folder: string): Promise<DefinedRoutes> {
  await checkContent(folder);
  const { routes } = await loadAgain<{ routes: DefinedRoutes }>(join(folder, 'src/routes.ts'));
  // Throws where a page has no file.
  pageFiles(folder, routes.pages);
  return routes;
}
