import type { RsbuildPlugin } from '@rsbuild/core';
import { type ContentCollection, requireListed } from './collections';
import { inlineEntries, withPublicPath } from './inline-entries';

/**
 * Puts the entries of YAML files into the modules that read them with `entryIn`.
 * @param checked the collections that the build has checked, one of which must have each file; none in development
 */
export function pluginInlineEntries(checked?: ContentCollection[]): RsbuildPlugin {
  return {
    name: 'inline-entries',
    setup(api) {
      // Before the compiler, which removes what is then unused.
      api.transform({ test: /[\\/]src[\\/]content[\\/].*\.ts$/, order: 'pre' }, (module) => {
        const code = inlineEntries(module.code, module.resourcePath, (file) => {
          if (checked) requireListed(checked, file);
          module.addDependency(file);
        });
        return module.environment.name === 'web' ? withPublicPath(code) : code;
      });
    },
  };
}
