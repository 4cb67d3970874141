import type {
  attachShareScopeMap,
  bundlerRuntime,
  runtime,
} from '@module-federation/webpack-bundler-runtime/bundler';

/** The federation runtime of the host, in the form in which the bundler's start-up code of a remote uses it. */
export interface HostRuntime {
  runtime: Pick<typeof runtime, 'getInstance' | 'createInstance'>;
  bundlerRuntime: typeof bundlerRuntime;
  attachShareScopeMap: typeof attachShareScopeMap;
}

declare global {
  /** Set by the shell before it loads a remote, read by the remote's entry. */
  var siteFederation: HostRuntime | undefined;
}

/**
 * The federation runtime that the shell provides.
 * @throws when the entry was not loaded by the shell
 */
export function getHostRuntime(): HostRuntime {
  const runtime = globalThis.siteFederation;
  if (!runtime)
    throw new Error('This entry needs the federation runtime of the shell. Load it through the shell.');
  return runtime;
}
