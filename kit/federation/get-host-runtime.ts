/** A federation instance; each app has its own. */
interface Instance {
  name: string;
  initOptions: (options: InstanceOptions) => void;
}

interface InstanceOptions {
  name: string;
}

/** The federation runtime of the host, as the bundler's start-up code holds it. */
export interface HostRuntime {
  runtime: {
    getInstance: (finder: (instance: Instance) => boolean) => Instance | null;
    createInstance: (options: InstanceOptions) => Instance;
  };
  bundlerRuntime: object;
  attachShareScopeMap: unknown;
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
