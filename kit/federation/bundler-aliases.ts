import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// The bundler imports the federation runtime by file path. This alias replaces that runtime (decision 011).
// federation.node.test.ts checks every assumption about the packages.

/** The runtime that the bundler's start-up code imports: its package, and the file in it. */
export const runtimePackage = '@module-federation/webpack-bundler-runtime';
export const runtimeFile = createRequire(import.meta.url).resolve(runtimePackage);

/** For a remote: the runtime that the shell provides. */
export const containerAliases = {
  [`${runtimeFile}$`]: fileURLToPath(new URL('./remote-entry-runtime.ts', import.meta.url)),
};
