import type { RsbuildPlugin } from '@rsbuild/core';
import { runtimeFile, runtimePackage } from './bundler-aliases';

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
        const alias = { [`${runtimePackage}$`]: runtimeFile, ...config.resolve?.alias };
        config.resolve = { ...config.resolve, alias };
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(startUpCode, (start) => {
            start.request = start.request.replaceAll(asImported(runtimeFile), asImported(runtimePackage));
          }),
        );
      });
    },
  };
}

/** As the text of the start-up code has it. */
function asImported(name: string): string {
  return encodeURIComponent(JSON.stringify(name));
}
