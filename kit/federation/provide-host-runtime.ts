import {
  attachShareScopeMap,
  bundlerRuntime,
  runtime,
} from '@module-federation/webpack-bundler-runtime/bundler';

/** Provides the federation runtime of this build to the entries of remotes, which contain none (decision 011). */
export function provideHostRuntime(): void {
  globalThis.siteFederation = { runtime, bundlerRuntime, attachShareScopeMap };
}
