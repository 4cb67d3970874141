import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { containerName } from '@site/shared/site-model/apps';
import { acceptedVersions, navigationVersion } from './accepted-versions';

interface FederatedRemote {
  name: string;
  /** Exposed pages and islands, and their files. */
  exposed: Record<string, string>;
}

/** For the shell: what its federation runtime is built without. For a remote, the plugin defines the same. */
export const omittedFromRuntime = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/** Module federation for a remote's build that browsers load. The shell starts its runtime itself (decision 011). */
export function federationPlugin({ name, exposed }: FederatedRemote) {
  const shared = Object.entries(acceptedVersions).map(([module, requiredVersion]) => {
    return [module, { singleton: true, requiredVersion }] as const;
  });
  return pluginModuleFederation(
    {
      name: containerName(name),
      filename: 'remoteEntry.js',
      exposes: Object.fromEntries(Object.entries(exposed).map(([module, file]) => [`./${module}`, file])),
      remotes: {},
      shared: {
        ...Object.fromEntries(shared),
        '@site/shared/navigation': {
          singleton: true,
          version: navigationVersion,
          requiredVersion: acceptedVersions['@site/shared/navigation'],
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
    },
    { environment: 'web' },
  );
}
