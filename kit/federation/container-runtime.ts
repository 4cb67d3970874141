import { takePageRuntime } from './page-runtime';

// Stands in a remote's entry where the bundler would put a whole federation runtime (decision 011).
const { runtime, bundlerRuntime, attachShareScopeMap } = takePageRuntime();

/** What the bundler's start-up code fills with this container's own data: the shell's must not be among it. */
export default {
  attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
  runtime: { ...runtime, init },
};

/** Each container is one instance, also when its entry is evaluated again; the shell's stays the page's own. */
function init(options: Parameters<typeof runtime.createInstance>[0]) {
  const known = runtime.getInstance(({ name }) => name === options.name);
  if (!known) return runtime.createInstance(options);
  known.initOptions(options);
  return known;
}
