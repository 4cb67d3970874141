/** A federation container as its bundler's start-up code wants it: one an app. */
interface Container {
  name: string;
  initOptions: (options: ContainerOptions) => void;
}

interface ContainerOptions {
  name: string;
}

/** The federation runtime that the shell brings for the whole page. */
export interface PageRuntime {
  runtime: {
    getInstance: (finder: (container: Container) => boolean) => Container | null;
    createInstance: (options: ContainerOptions) => Container;
  };
  bundlerRuntime: object;
  attachShareScopeMap: unknown;
}

declare global {
  /** Set by the shell before it loads a remote, and read by the remote's entry. */
  var siteFederation: PageRuntime | undefined;
}

/**
 * The runtime that the page already has.
 * @throws when an entry was loaded by something else than the shell
 */
export function takePageRuntime(): PageRuntime {
  const runtime = globalThis.siteFederation;
  if (!runtime)
    throw new Error('This entry takes its federation runtime from the shell. Load it through the shell.');
  return runtime;
}
