import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { containerName } from '@site/shared/site-model/apps';

type FederationOptions = Parameters<typeof pluginModuleFederation>[0];

interface FederatedApp {
  name: string;
  /** Exposed pages and islands, and their files. */
  exposed?: Record<string, string> | undefined;
}

/** Module federation for the build that browsers load. */
export function federationPlugin(app: FederatedApp) {
  return pluginModuleFederation(federationOptions(app), { environment: 'web' });
}

function federationOptions({ name, exposed = {} }: FederatedApp): FederationOptions {
  const eager = name === 'shell';
  return {
    name: containerName(name),
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(Object.entries(exposed).map(([module, file]) => [`./${module}`, file])),
    remotes: {},
    shared: {
      react: { singleton: true, eager, requiredVersion: '^19.0.0' },
      'react-dom': { singleton: true, eager, requiredVersion: '^19.0.0' },
      '@site/shared/navigation': {
        singleton: true,
        eager,
        version: '1.0.0',
        requiredVersion: '^1.0.0',
      },
    },
    // The default initialises every remote at start, so that one unavailable remote would stop the others.
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: { disableDynamicRemoteTypeHints: true },
    experiments: {
      optimization: { disableSnapshot: true, target: 'web' },
    },
  };
}
