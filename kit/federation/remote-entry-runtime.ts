import { getHostRuntime } from './get-host-runtime';

// A remote's entry gets this module in place of a federation runtime of its own (decision 011).
const { runtime, bundlerRuntime, attachShareScopeMap } = getHostRuntime();

/** The bundler's start-up code adds this container's data here: `S` and the options must not be the host's. */
export default {
  attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
  runtime: { ...runtime, init },
};

/** Creates the container's instance, or reuses it when its entry is evaluated again. The host's instance is not changed. */
function init(options: Parameters<typeof runtime.createInstance>[0]) {
  const existing = runtime.getInstance(({ name }) => name === options.name);
  if (!existing) return runtime.createInstance(options);
  existing.initOptions(options);
  return existing;
}
