import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { DefinedRoutes } from '../routes/define-routes';
import { NavigationUses } from './navigation-uses';
import { writeLayouts } from './write-layouts';
import { writePages } from './write-pages';

/**
 * Renders the HTML of a release once its builds are finished: the pages of a remote, the layout of the shell.
 * @param routes of a remote; the shell has none
 */
export function pluginPrerender(routes: DefinedRoutes | undefined): RsbuildPlugin {
  return {
    name: 'prerender',
    setup(api) {
      const uses = new NavigationUses();
      api.modifyRspackConfig((_config, { environment, appendPlugins }) => {
        if (routes && environment.name === 'node') appendPlugins(uses);
      });
      api.onAfterBuild(async ({ environments, stats }) => {
        // After errors, the build for Node is missing, or that of older sources.
        if (!environments.node || stats?.hasErrors()) return;
        const dist = join(api.context.rootPath, 'dist');
        await (routes ? writePages(dist, routes, uses.names) : writeLayouts(dist));
      });
    },
  };
}
