import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { type AppName, apps, containerName } from '@site/shared/contracts/apps';
import { pluginCutFonts } from '../fonts/plugin-cut-fonts';
import { type ContentCollection, pluginCheckContent } from './check-content';

interface App {
  /** The workspace's name, for instance `mf-careers`. */
  name: AppName;
  /** Exposed pages: `{ 'careers-page': './src/pages/careers/careers-page.tsx' }`. The shell exposes none. */
  pages?: Record<string, string>;
  /** The words on its pages: a build with a fault in them fails. */
  content?: ContentCollection[];
  /** What only this app's development server adds. */
  developmentServer?: RsbuildConfig['server'];
  /** A script that is released as it is written, beside the build's own. */
  script?: string;
  /** Elements that only this app's own document has in development. */
  developmentTags?: NonNullable<RsbuildConfig['html']>['tags'];
}

/** The mode of a production build that is only looked at: `npm run dev -w mf-careers -- --against site`. */
export const buildAgainst = 'against';

/**
 * The mode of a build without federation, which `npm run bench` measures the site against: a remote's entries are its pages,
 * for a shell that has them in its own build.
 */
export const buildMonolith = 'monolith';

const isShell = (app: App) => app.name === 'shell';
const noEntry = fileURLToPath(new URL('./no-entry.ts', import.meta.url));
const navigationFile = fileURLToPath(new URL('../../shared/src/navigation/navigation.tsx', import.meta.url));

/**
 * React Router's `exports` name its development build only, which explains itself to developers on the error screen.
 * Visitors get the production build that lies beside it.
 */
const routerFolder = dirname(dirname(createRequire(import.meta.url).resolve('react-router')));
const productionRouter = {
  'react-router$': join(routerFolder, 'production', 'index.mjs'),
  'react-router/dom$': join(routerFolder, 'production', 'dom-export.mjs'),
};

/** The bundler asks for the forms of the federation runtime that cannot be tree-shaken; the others lie beside them. */
const { resolve } = createRequire(import.meta.url);
const bundlerRuntime = resolve('@module-federation/webpack-bundler-runtime');
const treeShaken = (file: string) => join(dirname(file), 'index.js');
const shellRuntime = {
  [`${bundlerRuntime}$`]: treeShaken(bundlerRuntime),
  '@module-federation/runtime': treeShaken(
    createRequire(bundlerRuntime).resolve('@module-federation/runtime'),
  ),
};
const containerRuntime = {
  [`${bundlerRuntime}$`]: fileURLToPath(new URL('../federation/container-runtime.ts', import.meta.url)),
};

/** On Node every chunk lies beside its entry. */
const nodeRuntime = {
  [`${createRequire(resolve('@module-federation/rsbuild-plugin')).resolve('@module-federation/node/runtimePlugin')}$`]:
    fileURLToPath(new URL('../federation/chunks-from-disk.ts', import.meta.url)),
};

/**
 * The Rsbuild configuration of a front-end app, for its two environments: `web` is what browsers load,
 * `node` is what the prerenderer loads. Both come from one source, so that HTML and JavaScript agree.
 */
export function defineApp(app: App) {
  const { port } = apps[app.name];
  return defineConfig(({ command, envMode }) => {
    const developing = command === 'dev';
    const monolith = envMode === buildMonolith;
    // What is released is what was built: no development server and no build that is only looked at writes over it.
    const beside = developing ? 'development' : envMode === buildAgainst || monolith ? envMode : '';
    const dist = join('dist', beside);
    return {
      plugins: [
        pluginReact(),
        pluginCutFonts(),
        ...(monolith ? [] : federationPlugins(app)),
        pluginCheckContent(app.content ?? []),
      ],
      environments: {
        web: {
          // A remote runs alone while it is developed and tested; what it releases is its pages only.
          source: {
            entry:
              monolith && app.pages
                ? app.pages
                : { main: isShell(app) || developing ? './src/main.tsx' : noEntry },
          },
          output: {
            target: 'web',
            distPath: { root: `${dist}/web` },
            // Chunks are found beside the entry that asked for them, on whatever origin that release lies.
            assetPrefix: developing ? `http://localhost:${port}/` : 'auto',
            manifest: 'assets.json',
            ...(app.script && { copy: [{ from: app.script, to: 'static/js/[name].[contenthash:10].js' }] }),
          },
          // One federation runtime for the whole page, in the shell; a remote that runs alone brings its own.
          resolve: { alias: developing ? {} : isShell(app) ? shellRuntime : containerRuntime },
          // Each build carries the hashes of its own chunks; the page carries those of the entries.
          security: { sri: { enable: !developing, algorithm: 'sha384' } },
          ...(!developing && { tools: { htmlPlugin: false } }),
          html: {
            template: fileURLToPath(new URL('./document.html', import.meta.url)),
            title: app.name,
            ...(app.developmentTags && { tags: app.developmentTags }),
          },
        },
        node: {
          source: { entry: { main: isShell(app) ? './src/render.tsx' : noEntry } },
          output: {
            target: 'node',
            distPath: { root: `${dist}/node` },
            module: false,
            sourceMap: { js: 'source-map' },
          },
          resolve: { alias: nodeRuntime },
          // Names that need no table: to look one up would cost the more, the more pages there are. A list, because the
          // federation plugin leaves out a single object.
          tools: { rspack: [{ output: { chunkFilename: '[id].js' }, optimization: { chunkIds: 'named' } }] },
        },
      },
      output: {
        cssModules: {
          // The app's name keeps two releases of one shared component apart when both are on a page.
          localIdentName: `${app.name}-[local]-[hash:base64:5]`,
          namedExport: false,
          exportLocalsConvention: 'camelCaseOnly',
        },
        cleanDistPath: true,
        overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'],
      },
      resolve: { alias: developing ? {} : productionRouter },
      server: {
        port,
        strictPort: true,
        cors: { origin: '*' },
        printUrls: false,
        historyApiFallback: { index: '/main.html' },
        ...app.developmentServer,
      },
      dev: { client: { protocol: 'ws', host: 'localhost', port }, assetPrefix: `http://localhost:${port}/` },
      performance: { printFileSize: false },
    };
  });
}

function federationPlugins(app: App) {
  return [
    pluginModuleFederation(federation(app, 'web'), { environment: 'web' }),
    pluginModuleFederation(federation(app, 'node'), { target: 'node', environment: 'node' }),
  ];
}

type FederationOptions = Parameters<typeof pluginModuleFederation>[0];

function federation(app: App, environment: 'web' | 'node'): FederationOptions {
  const eager = isShell(app);
  return {
    name: containerName(app.name),
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(Object.entries(app.pages ?? {}).map(([page, file]) => [`./${page}`, file])),
    remotes: {},
    shared: {
      react: { singleton: true, eager, requiredVersion: '^19.0.0' },
      'react-dom': { singleton: true, eager, requiredVersion: '^19.0.0' },
      [navigationFile]: {
        singleton: true,
        eager,
        shareKey: '@site/shared/navigation',
        version: '1.0.0',
        requiredVersion: '^1.0.0',
      },
    },
    // A remote that is down must not stop the others: nothing is asked of it until one of its pages is wanted.
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: { disableDynamicRemoteTypeHints: true },
    experiments: {
      optimization: { disableSnapshot: true, target: environment },
    },
  };
}
