import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFontsAmong } from '@site/kit/fonts/cut-fonts-among';
import { type AppName, containerName } from '@site/shared/contracts/apps';
import type { Release } from '@site/shared/contracts/release';
import { describeShell } from './describe-shell';

interface BuiltFiles {
  js?: string[];
  css?: string[];
}

/** What Rsbuild writes of a build: every file, and which entry wants which. */
interface AssetsManifest {
  allFiles: string[];
  entries: Record<string, { initial?: BuiltFiles; async?: BuiltFiles; assets?: string[] }>;
}

/** What the federation plugin writes of it: exposed pages with their files, shared modules with their versions. */
interface FederationManifest {
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  shared: { name: string; version: string; requiredVersion: string | null }[];
  metaData: { pluginVersion: string };
}

/** The federation runtime of the page: the shell brings it, and remotes are built for it (decision 011). */
const runtime = '@module-federation/runtime';

/**
 * The files of a build that are released, relative to its folder: what browsers and the prerenderer load.
 * @param dist the build's folder, with `web` and `node` in it
 */
export async function releasedFiles(app: AppName, dist: string): Promise<string[]> {
  const { allFiles, entries } = await readAssets(dist);
  const federated = new Set(filesOf(entries[containerName(app)]));
  const unused = new Set(app === 'shell' ? [] : filesOf(entries.main).filter((file) => !federated.has(file)));
  const web = allFiles.filter((file) => !unused.has(file) && !/\.(html|json|map)$/.test(file));
  const node = (await readdir(join(dist, 'node'))).filter(
    (file) => file.endsWith('.js') && (app === 'shell' || file !== 'main.js'),
  );
  return [...web.map((file) => `web/${file}`), ...node.map((file) => `node/${file}`)].sort();
}

/** What a release says of itself, read from what the build tools wrote. */
export async function describeBuild(
  app: AppName,
  dist: string,
): Promise<Omit<Release, 'app' | 'version' | 'files'>> {
  const { exposes, shared, metaData } = await readJson<FederationManifest>(
    join(dist, 'web', 'mf-manifest.json'),
  );
  const common = {
    pages: Object.fromEntries(
      exposes.map(({ name, assets }) => [name, { js: inWeb(assets.js.sync), css: inWeb(assets.css.sync) }]),
    ),
    shared: Object.fromEntries([
      ...shared.map(({ name, version, requiredVersion }) => [
        name,
        { version, accepts: requiredVersion ?? '*' },
      ]),
      [runtime, { version: metaData.pluginVersion, accepts: `^${metaData.pluginVersion}` }],
    ]),
  };
  if (app !== 'shell') {
    const none = { initial: { js: [], css: [] }, routes: [], redirects: [], fonts: [] };
    return { ...common, ...none, webEntry: 'web/remoteEntry.js', nodeEntry: 'node/remoteEntry.js' };
  }
  const main = (await readAssets(dist)).entries.main;
  const initial = { js: inWeb(main?.initial?.js), css: inWeb(main?.initial?.css) };
  const webEntry = initial.js.at(-1);
  if (!webEntry) throw new Error('The shell was built without a script. See its rsbuild.config.ts.');
  const nodeEntry = 'node/main.js';
  const { routes, redirects } = await describeShell(join(dist, nodeEntry));
  const fonts = inWeb(cutFontsAmong(filesOf(main)));
  return { ...common, initial, webEntry, nodeEntry, routes, redirects, fonts };
}

function filesOf(entry: AssetsManifest['entries'][string] = {}): string[] {
  const { initial = {}, async = {}, assets = [] } = entry;
  return [initial, async].flatMap(({ js = [], css = [] }) => [...js, ...css]).concat(assets);
}

function inWeb(files: string[] = []): string[] {
  return files.map((file) => `web/${file}`);
}

function readAssets(dist: string): Promise<AssetsManifest> {
  return readJson(join(dist, 'web', 'assets.json'));
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
