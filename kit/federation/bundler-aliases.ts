import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// The bundler imports the federation runtime by file path. This alias replaces that runtime (decision 011).
// federation.node.test.ts checks every assumption about the packages.

const { resolve } = createRequire(import.meta.url);
const bundlerRuntime = resolve('@module-federation/webpack-bundler-runtime');

/** For a remote: the runtime that the shell provides. */
export const containerAliases = {
  [`${bundlerRuntime}$`]: fileURLToPath(new URL('./remote-entry-runtime.ts', import.meta.url)),
};

/** The files that the bundler's start-up code imports, by the names of their packages. */
export const runtimeFiles = {
  '@module-federation/webpack-bundler-runtime$': bundlerRuntime,
};
