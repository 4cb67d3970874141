import type { RsbuildPlugin } from '@rsbuild/core';
import { runtimeFiles } from './bundler-aliases';

/** The bundler's start-up code, whose text is its name. */
const startUpCode = /^@module-federation\/runtime\/rspack\.js!=!data:/;

/**
 * The bundler's start-up code imports the federation runtime by its path on this machine, which would be in source maps and
 * names of variables. Releases contain the names of packages instead.
 */
export function pluginRuntimeByName(): RsbuildPlugin {
  return {
    name: 'runtime-by-name',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins, rspack }) => {
        config.resolve = { ...config.resolve, alias: { ...runtimeFiles, ...config.resolve?.alias } };
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(startUpCode, (start) => {
            for (const [name, file] of Object.entries(runtimeFiles))
              start.request = start.request.replaceAll(
                encodeURIComponent(JSON.stringify(file)),
                encodeURIComponent(JSON.stringify(name.slice(0, -1))),
              );
          }),
        );
      });
    },
  };
}
