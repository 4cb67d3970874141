import { createRequire } from 'node:module';
import type { Rspack } from '@rsbuild/core';

const navigation = createRequire(import.meta.url).resolve('@site/shared/navigation');

/** Finds which exports of the shared navigation a build uses, in the bundler's module graph. */
export class NavigationUses {
  /** Empty until the build is finished. */
  names: string[] = [];

  apply(compiler: Rspack.Compiler): void {
    const name = 'navigation-uses';
    // A module without side effects is skipped: its imports would be those of the modules that it exports from.
    compiler.options.module.rules.push({ resource: navigation, sideEffects: true });
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.optimizeModules.tap(name, (modules) => {
        const module = [...modules].find((each) => each.nameForCondition() === navigation);
        const used = module ? compilation.moduleGraph.getUsedExports(module, 'main') : [];
        if (!Array.isArray(used))
          throw new Error('The bundler does not report which exports of @site/shared/navigation are used.');
        this.names = used.sort();
      });
    });
  }
}
