import type { RsbuildPlugin } from '@rsbuild/core';
import { inlineEntries, withPublicPath } from './inline-entries';

/** Puts the entries of YAML files into the modules that read them with `entryIn`. */
export function pluginInlineEntries(): RsbuildPlugin {
  return {
    name: 'inline-entries',
    setup(api) {
      // Before the compiler, which removes what is then unused.
      api.transform({ test: /[\\/]src[\\/]content[\\/].*\.ts$/, order: 'pre' }, (module) => {
        const code = inlineEntries(module.code, module.resourcePath, (file) => module.addDependency(file));
        return module.environment.name === 'web' ? withPublicPath(code) : code;
      });
    },
  };
}
