import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { composeDocument, documentFile } from '@site/delivery/pages/document';
import { styleReader } from '@site/delivery/pages/inline-style';
import { loadRenderer } from '@site/delivery/pages/shell-build';
import { compressBeside, releasedQuality, writeCompressed } from '@site/delivery/publish/compress';
import { describeShell } from '@site/delivery/store/describe-shell';
import { diskRecord, type ServedRelease } from '@site/delivery/store/live-releases';
import { releaseFolder } from '@site/delivery/store/release-store';
import { siteFolder } from '@site/delivery/workspace';
import type { PageAssets } from '@site/shared/contracts/release';
import { buildTwin, type TwinBuild } from './build-twin';

/**
 * Builds and composes the monolith twin into SITE_DIR, through the composer that composes the federated site: the twin
 * is one release that is shell and remote at once.
 * `tsx bench/twin/compose-twin.ts <generation of the federated site>`
 */
const [federatedGeneration = ''] = process.argv.slice(2);
const app = 'monolith';
await rm(siteFolder, { recursive: true, force: true });
const build = await buildTwin();
const release = await storeTwin(build);
await composeTwin(release);

async function storeTwin({ dist, groups, fonts }: TwinBuild): Promise<ServedRelease> {
  const files = await hashes(dist);
  const version = `1.0.0-${createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)}`;
  const folder = releaseFolder(app, version);
  for (const file of Object.keys(files)) await cp(join(dist, file), join(folder, file));
  await writeFile(join(folder, 'node', 'package.json'), '{ "type": "commonjs" }\n');
  await compressBeside(join(folder, 'web'), releasedQuality);
  const { main: initial = { js: [], css: [] }, ...pages } = Object.fromEntries(
    [...groups].map(([name, group]) => [name, assetsOf(group)]),
  );
  return {
    app,
    version,
    origin: '',
    webEntry: initial.js.at(-1) ?? '',
    nodeEntry: 'node/main.js',
    initial,
    pages,
    ...(await describeShell(join(folder, 'node/main.js'))),
    shared: {},
    fonts: fonts.map((file) => `web/${file}`),
    files,
  };
}

async function composeTwin(twin: ServedRelease): Promise<void> {
  const folder = join(siteFolder, 'generations', 'twin');
  await cp(federatedGeneration, folder, { recursive: true, filter: (file) => !/\.html(\.\w+)?$/.test(file) });
  const main = join(releaseFolder(twin.app, twin.version), twin.nodeEntry);
  const render = loadRenderer(main, diskRecord({ shell: twin, remotes: [] }));
  const stylesOf = styleReader();
  for (const { path, remote, page } of twin.routes) {
    const parts = pageOf(twin, `${remote}/${page}`);
    const styles = stylesOf(twin, [...twin.initial.css, ...parts.assets.css]);
    const document = composeDocument({
      shell: twin,
      remote: parts,
      styles,
      styleOrigins: [],
      html: await render(path),
    });
    await writePage(join(folder, path.slice(1), 'index.html'), documentFile(document));
  }
  await symlink(join('generations', 'twin'), join(siteFolder, 'current'));
}

/** A page of the twin as the composer wants a remote's: its first chunk stands where a remote has its entry. */
function pageOf(twin: ServedRelease, name: string): { release: ServedRelease; assets: PageAssets } {
  const assets = twin.pages[name];
  const [webEntry, ...js] = assets?.js ?? [];
  if (!assets || !webEntry) throw new Error(`The twin was built without ${name}.`);
  return { release: { ...twin, webEntry }, assets: { css: assets.css, js } };
}

async function writePage(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  await writeCompressed(file, content);
}

function assetsOf(files: string[]): PageAssets {
  const ending = (end: string) => files.filter((file) => file.endsWith(end)).map((file) => `web/${file}`);
  return { js: ending('.js'), css: ending('.css') };
}

/** Every file that is served or rendered with, by its name in the build, with its hash. */
async function hashes(dist: string): Promise<Record<string, string>> {
  const names = await readdir(dist, { recursive: true });
  const kept = names.filter((name) => /\.(js|css|woff2|svg|png|webp|avif|jpg)$/.test(name)).sort();
  return Object.fromEntries(
    await Promise.all(
      kept.map(async (name) => {
        const hash = createHash('sha384').update(await readFile(join(dist, name)));
        return [name, `sha384-${hash.digest('base64')}`];
      }),
    ),
  );
}
