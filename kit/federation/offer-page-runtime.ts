import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { PageRuntime } from './page-runtime';

/**
 * Hands the runtime of the shell's own build to the entries of remotes.
 * @param runtime as the bundler's start-up code keeps it
 */
export function offerPageRuntime({ bundlerRuntime, ...rest }: PageRuntime): void {
  // The bundler leaves out of a host what only containers need.
  globalThis.siteFederation = { ...rest, bundlerRuntime: { ...bundlerRuntime, initContainerEntry } };
}
