import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseFile, releaseSchema } from '@site/shared/contracts/release';
import { type AppName, containerName } from '@site/shared/federation/apps';
import * as v from 'valibot';
import { compressBeside } from './compress';
import { releasesFolder, root } from './workspace';

/**
 * Puts an app's finished build into the store. The same content twice is the same release;
 * a new one is written beside and renamed, so that no half of a release is ever there.
 */
export async function releaseBuild(app: AppName): Promise<Release> {
  const dist = join(root, app, 'dist');
  const names = await releasedFiles(app, dist);
  const files = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await sha384(join(dist, name))])),
  );
  const version = `${await packageVersion(app)}-${contentHash(files)}`;
  const folder = releaseFolder(app, version);
  if (!(await exists(join(folder, releaseFile)))) {
    const release: Release = { app, version, ...(await describeBuild(app, dist, names)), files };
    await store(dist, names, release, folder);
  }
  return readRelease(app, version);
}

/** @throws when there is no such release, or its `release.json` is not one */
export async function readRelease(app: string, version: string): Promise<Release> {
  const file = join(releaseFolder(app, version), releaseFile);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no release ${app} ${version}. Make it with: npm start`);
  });
  return v.parse(releaseSchema, JSON.parse(text));
}

/** Where a release lies on disk. */
export function releaseFolder(app: string, version: string): string {
  return join(releasesFolder, app, version);
}

async function store(dist: string, names: string[], release: Release, folder: string): Promise<void> {
  const beside = `${folder}.${process.pid}.part`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true });
  for (const name of names) await cp(join(dist, name), join(beside, name));
  // The Node build is CommonJS, in a workspace of ES modules.
  await writeFile(join(beside, 'node', 'package.json'), '{ "type": "commonjs" }\n');
  await compressBeside(join(beside, 'web'));
  await writeFile(join(beside, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
  await rename(beside, folder).catch(async (problem) => {
    await rm(beside, { recursive: true, force: true });
    // Somebody else stored the same content in the meantime: that is the same release.
    if (!(await exists(join(folder, releaseFile)))) throw problem;
  });
}

interface BuiltFiles {
  js?: string[];
  css?: string[];
}

interface AssetsManifest {
  allFiles: string[];
  entries: Record<string, { initial?: BuiltFiles; async?: BuiltFiles; assets?: string[] }>;
}

interface FederationManifest {
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

/** What browsers and the prerenderer load; not the page and scripts with which a remote runs alone. */
async function releasedFiles(app: AppName, dist: string): Promise<string[]> {
  const { allFiles, entries }: AssetsManifest = await readJson(join(dist, 'web', 'assets.json'));
  const federated = new Set(filesOf(entries[containerName(app)]));
  const alone = new Set(
    app === 'shell' ? [] : filesOf(entries['main']).filter((file) => !federated.has(file)),
  );
  const web = allFiles.filter((file) => !alone.has(file) && !/\.(html|json|map)$/.test(file));
  const node = (await readdir(join(dist, 'node'))).filter(
    (file) => /\.js$/.test(file) && (app === 'shell' || file !== 'main.js'),
  );
  return [...web.map((file) => `web/${file}`), ...node.map((file) => `node/${file}`)].sort();
}

function filesOf(entry: AssetsManifest['entries'][string] = {}): string[] {
  const { initial = {}, async = {}, assets = [] } = entry;
  return [initial, async].flatMap(({ js = [], css = [] }) => [...js, ...css]).concat(assets);
}

async function describeBuild(
  app: AppName,
  dist: string,
  names: string[],
): Promise<Omit<Release, 'app' | 'version' | 'files'>> {
  const { exposes }: FederationManifest = await readJson(join(dist, 'web', 'mf-manifest.json'));
  const { entries }: AssetsManifest = await readJson(join(dist, 'web', 'assets.json'));
  const web = (files: string[] = []) => files.map((file) => `web/${file}`);
  const shell = app === 'shell';
  const { js, css } = (shell && entries['main']?.initial) || {};
  return {
    ...(!shell && { webEntry: 'web/remoteEntry.js' }),
    nodeEntry: shell ? 'node/main.js' : 'node/remoteEntry.js',
    initial: { js: web(js), css: web(css) },
    pages: Object.fromEntries(
      exposes.map(({ name, assets }) => [name, { js: web(assets.js.sync), css: web(assets.css.sync) }]),
    ),
    fonts: shell ? names.filter((name) => /^web\/.*\.woff2$/.test(name)) : [],
  };
}

async function packageVersion(app: string): Promise<string> {
  const { version }: { version: string } = await readJson(join(root, app, 'package.json'));
  return version;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

async function sha384(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

function contentHash(files: Record<string, string>): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
}

async function exists(file: string): Promise<boolean> {
  return Boolean(await stat(file).catch(() => undefined));
}
