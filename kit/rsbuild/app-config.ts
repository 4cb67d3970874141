import type { Stats } from 'node:fs';
import { basename, dirname, join, parse, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  defaultAllowedOrigins,
  defineConfig,
  type EnvironmentConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  type Rspack,
  rspack,
  type WatchFiles,
} from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { shellName } from '@site/shared/site-model/apps';
import { assetScheme } from '@site/shared/site-model/asset-addresses';
import { challengeAddress } from '@site/shared/site-model/form-challenge';
import { pluginAdmin } from '../admin/plugin-admin';
import { devPortOf, readAppPackage } from '../app-package';
import { type ContentCollection, contentErrors } from '../content/collections';
import { pluginPictures } from '../content/pictures/plugin-pictures';
import { pluginContentCheck } from '../content/plugin-content-check';
import { pluginInlineEntries } from '../content/plugin-inline-entries';
import { requireComplete } from '../content/read-entry';
import { containerAliases } from '../federation/bundler-aliases';
import { federationPlugin, omittedFromRuntime } from '../federation/federation-plugins';
import { pluginRuntimeByName } from '../federation/plugin-runtime-by-name';
import { pluginFontSubsets } from '../fonts/plugin-font-subsets';
import { preloadedFonts } from '../fonts/preloaded-fonts';
import { pluginPrerender } from '../prerender/plugin-prerender';
import type { DefinedRoutes } from '../routes/define-routes';
import { filesEnding, pageFiles } from '../routes/page-files';
import { pluginRoutes } from '../routes/plugin-routes';
import { developmentHost } from './development-host';
import { pluginFastRefresh } from './plugin-fast-refresh';
import { productionRouterAliases } from './production-router';

interface App {
  /** Loads `src/routes.ts` of a remote, once its content is checked. The shell has no routes of its own. */
  routes?: () => Promise<{ routes: DefinedRoutes }>;
  /** The content of its pages. A mistake in it fails the build, which names all of them. */
  content?: ContentCollection[];
  /** Further plugins of this app's build. */
  plugins?: RsbuildPlugin[];
  /** Further settings of this app's development server. */
  developmentServer?: RsbuildConfig['server'];
  /** A script that is copied into the release unchanged. */
  script?: string;
  /** Further elements of this app's document in development. */
  developmentTags?: NonNullable<RsbuildConfig['html']>['tags'];
  /** The app's folder, whose package.json contains its name and the port of its development server. */
  folder: string;
}

/** Of the shell. */
const developmentEntry = './src/development.ts';

/** The alias of the folder with the remote's pages, for the standalone entry and the build for Node. */
const pagesFolder = '@site/pages-of-remote';

const noEntry = fileURLToPath(new URL('./no-entry.ts', import.meta.url));
const renderRemote = fileURLToPath(new URL('../prerender/render-remote.tsx', import.meta.url));
const standaloneEntry = fileURLToPath(new URL('./standalone.ts', import.meta.url));

interface SourceFile {
  absoluteResourcePath: string;
}

/**
 * How a released source map names a source, so that the same content gives the same release on every machine: in the app's
 * folder by the app's name, elsewhere relative to the folder above the app's. The part after `|` is the settings of an import
 * of many files.
 */
function sourceNames(app: string, folder: string): (source: SourceFile) => string {
  return ({ absoluteResourcePath }) => {
    const [file = ''] = absoluteResourcePath.split('|');
    const own = relative(folder, resolve(folder, file));
    const elsewhere = relative(dirname(process.cwd()), file).replace(/^(?:\.\.\/)+/, '');
    return own.startsWith('../') ? elsewhere : `${app}/${own}`;
  };
}

/** The name of a file that a module imports, of characters that a release may have: `Team photo.jpg` has another one. */
function assetName({ filename = '' }: { filename?: string | undefined }): string {
  const { name } = parse(filename.replace(/\?.*$/, ''));
  return `${name.replaceAll(/[^\w-]/g, '-')}.[contenthash:10][ext]`;
}

/**
 * Chromium compiles all functions of a script that starts with this comment while the script is still loading, in a
 * separate thread. Without it, they are compiled when first called, which delays the page and the first press.
 */
const compileHint = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  test: /\.js$/,
  raw: true,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/**
 * The Rsbuild configuration of an app, for its two environments: `web` is released; `node` renders the released pages when
 * they are built (`kit/prerender`), and is not released.
 */
export function defineApp(app: App) {
  const { content = [], folder } = app;
  const ownPackage = readAppPackage(folder);
  const { name } = ownPackage;
  const port = devPortOf(ownPackage);
  const isShell = name === shellName;
  return defineConfig(async ({ command, envMode }) => {
    const serving = command === 'dev';
    const developing = serving || envMode === developmentHost;
    // A development server reads content and routes with each change, and shows their mistakes (kit/routes/plugin-routes.ts).
    if (!serving) requireComplete(contentErrors(content));
    const routes = serving ? undefined : (await app.routes?.())?.routes;
    const exposed = app.routes && exposedFiles(folder, routes);
    // A folder for each mode: only a production build may write the files of a release.
    const mode = serving ? 'development' : developing ? developmentHost : '';
    const dist = join('dist', mode);
    return {
      plugins: [
        // The pages that the shell shows are built by other machines: its elements name no file of this one.
        pluginReact(serving ? {} : { swcReactOptions: { development: false } }),
        ...(developing ? [pluginFastRefresh(name)] : []),
        pluginFontSubsets(),
        ...(exposed ? [federationPlugin({ name, exposed }), pluginRuntimeByName()] : []),
        app.routes ? pluginRoutes(name, routes) : pluginContentCheck(),
        pluginInlineEntries(serving ? undefined : app.content),
        pluginPictures(),
        pluginAdmin(),
        ...(app.plugins ?? []),
        ...(mode === '' ? [pluginPrerender(routes)] : []),
      ],
      environments: {
        web: webEnvironment(app, { name, isShell, developing, serving, dist, port }),
        ...(mode === '' && { node: nodeEnvironment(isShell, folder) }),
      },
      output: {
        filename: { image: assetName, svg: assetName, media: assetName, assets: assetName },
        cssModules: cssModulesOf(name),
        // Entries may be thousands of files: `kit/prerender` replaces those that differ.
        cleanDistPath: { enable: true, keep: [/\/dist\/web\/entries$/] },
        overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'],
      },
      resolve: { alias: developing ? {} : productionRouterAliases },
      server: {
        port,
        strictPort: true,
        ...forThisMachine,
        printUrls: false,
        historyApiFallback: {
          index: '/main.html',
          rewrites: [
            // A page of the site may have this extension.
            { from: /\.html$/, to: '/main.html' },
            // Without an API there is no challenge, and a form can't read HTML.
            { from: new RegExp(`^${challengeAddress}$`), to: challengeAddress },
          ],
        },
        ...app.developmentServer,
      },
      dev: {
        client: { protocol: 'ws', host: 'localhost', port, overlay: { errors: true, runtime: true } },
        assetPrefix: serving ? `http://localhost:${port}/` : 'auto',
        // Compiled at the first visit, a page may stay empty for a second visitor at the same moment.
        lazyCompilation: false,
        watchFiles: restartOn(folder, isShell),
      },
      tools: { rspack: bundlerSettings },
      performance: { printFileSize: false },
    };
  });
}

function cssModulesOf(app: string) {
  return {
    // The app's name: two releases of one shared component may be on the same page.
    localIdentName: `${app}-[local]-[hash:base64:5]`,
    namedExport: false,
    exportLocalsConvention: 'camelCaseOnly',
  } as const;
}

/**
 * Only pages of this machine may read a development server. Otherwise any website could read the sources: by DNS rebinding,
 * by CORS, which the federation plugin allows to all origins, or by running the scripts.
 */
const forThisMachine: RsbuildConfig['server'] = {
  allowedHosts: [],
  cors: { origin: defaultAllowedOrigins },
  headers: { 'cross-origin-resource-policy': 'same-site' },
};

const bundlerSettings: Rspack.Configuration = {
  // A file of a package as it is, by its URL: packages export it for imports.
  resolve: { byDependency: { url: { conditionNames: ['import'] } } },
  // The default, without our packages: their missing files are known by their paths in node_modules alone, and must be
  // found when they are back, for instance after a checkout of another branch.
  watchOptions: { ignored: /[\\/](?:\.git|node_modules(?![\\/]@site[\\/]))[\\/]/ },
};

/** The modules of a remote. Without routes, in development, they are its pages, which contain their islands. */
function exposedFiles(folder: string, routes: DefinedRoutes | undefined): Record<string, string> {
  if (!routes) return filesEnding('-page.tsx', folder);
  return { ...pageFiles(folder, routes.pages), ...filesEnding('-island.tsx', folder) };
}

/** Pages are exposed, and a missing entry that was restored is built again, only when the server starts. */
function restartOn(folder: string, isShell: boolean): WatchFiles {
  const isNoPage = (file: string, stats?: Stats) =>
    // For instance the lock of a file that is open in Emacs.
    basename(file).startsWith('.') || (stats?.isFile() === true && !file.endsWith('-page.tsx'));
  return {
    paths: join(folder, isShell ? developmentEntry : 'src/pages'),
    events: ['add', 'unlink'],
    options: isShell ? {} : { ignored: isNoPage },
    type: 'restart',
  };
}

interface WebBuild {
  /** Of the app. */
  name: string;
  isShell: boolean;
  /** With React's development build. */
  developing: boolean;
  /** By the development server. */
  serving: boolean;
  /** The folder of the build, relative to the app's. */
  dist: string;
  /** Of the development server. */
  port: number;
}

/** What browsers load: a container with the remote's pages, or the shell's one script. */
function webEnvironment(
  { folder, script, developmentTags }: App,
  { name, isShell, developing, serving, dist, port }: WebBuild,
): EnvironmentConfig {
  return {
    source: {
      entry: { main: entryOf(isShell, developing) },
      define: isShell ? omittedFromRuntime : {},
    },
    output: {
      target: 'web',
      distPath: { root: `${dist}/web` },
      // `auto`: chunks are loaded from the folder of their entry, whatever its origin.
      assetPrefix: serving ? `http://localhost:${port}/` : 'auto',
      // Kept in the release, but not public: the server uses them to find the source of an error.
      ...(!serving && { sourceMap: { js: developing ? (false as const) : ('hidden-source-map' as const) } }),
      manifest: {
        filename: 'assets.json',
        // Pages preload them (kit/release/build-manifests.ts).
        generate: ({ manifestData }) => ({
          ...manifestData,
          fonts: preloadedFonts(manifestData.allFiles),
        }),
      },
      ...(script && { copy: [{ from: script, to: 'static/js/[name].[contenthash:10].js' }] }),
    },
    // One federation runtime for the whole page, in the shell; a standalone remote has its own.
    resolve: {
      alias: {
        [pagesFolder]: join(folder, 'src/pages'),
        ...(!developing && !isShell && containerAliases),
      },
    },
    // A build contains the hashes of its chunks; the page contains those of the entries.
    security: { sri: { enable: !developing, algorithm: 'sha384' } },
    ...(!serving && {
      tools: {
        htmlPlugin: false,
        rspack: {
          output: { devtoolModuleFilenameTemplate: sourceNames(name, folder) },
          // Numbered in their order. The default hashes the paths of shared packages on this machine: in each folder, the
          // same sources would be another release.
          optimization: { moduleIds: 'natural', chunkIds: 'natural' },
          // As literals, of which a script keeps only what it uses.
          module: { generator: { json: { JSONParse: false } } },
          plugins: [compileHint],
        },
      },
    }),
    // The shell is one script. For a remote, requests for small chunks would cost a page more than they save in
    // bytes.
    splitChunks: isShell ? false : { minSize: 60_000 },
    html: {
      template: fileURLToPath(new URL('./document.html', import.meta.url)),
      title: name,
      ...(developmentTags && { tags: developmentTags }),
    },
  };
}

function entryOf(isShell: boolean, developing: boolean): string {
  if (isShell) return developing ? developmentEntry : './src/main.tsx';
  // A remote runs standalone in development only; its release has no entry but the container.
  return developing ? standaloneEntry : noEntry;
}

/** A plain build without federation, which runs once. */
function nodeEnvironment(isShell: boolean, folder: string): EnvironmentConfig {
  return {
    source: { entry: { main: isShell ? './src/render.tsx' : renderRemote } },
    resolve: { alias: { [pagesFolder]: join(folder, 'src/pages') } },
    output: {
      target: 'node',
      distPath: { root: 'dist/node' },
      // An ES module, whatever the package around it is.
      filename: { js: '[name].mjs' },
      minify: false,
      // An error names its position in the sources (kit/prerender/describe-thrown.ts).
      sourceMap: { js: 'hidden-source-map' },
    },
    tools: {
      rspack: {
        output: {
          // The origin of the release is not known yet. As `assetPrefix`, it would end in a slash.
          publicPath: assetScheme,
          devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: SourceFile) => absoluteResourcePath,
        },
        // One after the other: in parallel, the same content could give two releases.
        dependencies: ['web'],
      },
    },
  };
}
