import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { HostRuntime } from './get-host-runtime';

/** The bundler keeps the federation runtime of a build here. */
declare const __webpack_require__: { federation: HostRuntime };

/** Provides the federation runtime of this build to the entries of remotes, which contain none (decision 011). */
export function provideHostRuntime(): void {
  const { bundlerRuntime, ...rest } = __webpack_require__.federation;
  // The bundler omits from a host what only containers need.
  globalThis.siteFederation = { ...rest, bundlerRuntime: { ...bundlerRuntime, initContainerEntry } };
}
