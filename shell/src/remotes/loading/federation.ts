import { init } from '@module-federation/enhanced/runtime';
import { provideHostRuntime } from '@site/kit/federation/provide-host-runtime';
import { shellName } from '@site/shared/site-model/apps';
import { sharedModules } from './shared-modules';
import { verifiedEntries } from './verified-entries';

// Loaded with the first code of a remote: many pages need none (decision 011).

export { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

init({
  name: shellName,
  remotes: [],
  plugins: [verifiedEntries],
  // The default initialises every remote at start, so that one unavailable remote would stop the others.
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(sharedModules).map(([name, { version, accepts, module }]) => [
      name,
      { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: accepts } },
    ]),
  ),
});
provideHostRuntime();
