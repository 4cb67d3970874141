import { copyFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildChangedDevelopmentHost } from '@site/delivery/cli/build-apps';
import { developmentHostIn } from '@site/kit/release/build-app';
import { stageRelease } from '@site/kit/release/stage-release';
import { isSourceMap, releaseFile } from '@site/shared/node/release';
import { shellName } from '@site/shared/site-model/apps';
import { build } from 'esbuild';
import * as v from 'valibot';
import { type PackedPackage, type Packing, readPackage, sealPackage } from './seal-package';

/** The programs that compose a site from the shell's release, and serve it. */
const programs = {
  'compose-in-layout': 'delivery/cli/compose-in-layout.ts',
  server: 'api/src/server.ts',
};

/** A thread that a program starts from a file next to it. */
const thread = 'api/src/enquiries/storage/sqlite-thread.mjs';

/** The packages of the checkout with these programs. */
const owners = ['delivery', 'api'];

/** Native code and fonts; all other packages are bundled, in the versions of the checkout. */
const installed = ['@resvg/resvg-js', 'sharp', '@expo-google-fonts/bricolage-grotesque', 'libsql'];

/** The globals of bundled CommonJS modules. */
const commonJs = `import { createRequire as packedRequire } from 'node:module';
const require = packedRequire(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

/**
 * Packs the layout for remotes in other repositories: the release of the shell's finished build, its development build, the
 * composer and the web server.
 * @param before the packages that are packed already, which it depends on
 * @throws when its content has changed and no raise is requested
 */
export async function packShell(packing: Packing, before: PackedPackage[]): Promise<PackedPackage> {
  const { root, target } = packing;
  const source = join(root, '.ci/packing/site-shell');
  const packed = join(target, 'shell');
  await copyRelease(root, join(packed, 'release'));
  await copyDevelopmentHost(join(root, shellName), join(packed, 'development-host'));
  await compilePrograms(root, packed);
  await copyFile(join(source, 'README.md'), join(packed, 'README.md'));
  const described = { ...(await readPackage(source)), dependencies: await dependenciesIn(root) };
  return sealPackage(described, { source, packed }, before, packing);
}

/** Without source maps: only the site's operator reads them. */
async function copyRelease(root: string, folder: string): Promise<void> {
  const { version } = await readOwner(root, shellName);
  const dist = join(root, shellName, 'dist');
  const release = await stageRelease({ app: shellName, packageVersion: version, dist }, folder);
  await rm(join(folder, 'maps'), { recursive: true, force: true });
  const files = Object.entries(release.files).filter(([file]) => !isSourceMap(file));
  const text = JSON.stringify({ ...release, files: Object.fromEntries(files) }, null, 2);
  await writeFile(join(folder, releaseFile), `${text}\n`);
}

/** What `site dev` shows pages with (decision 049). */
async function copyDevelopmentHost(shell: string, folder: string): Promise<void> {
  await buildChangedDevelopmentHost();
  await cp(join(developmentHostIn(shell), 'static'), join(folder, 'static'), { recursive: true });
}

async function compilePrograms(root: string, folder: string): Promise<void> {
  await build({
    entryPoints: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, join(root, file)])),
    outdir: folder,
    // Comments name files relative to it, so that the bytes don't depend on the working directory.
    absWorkingDir: root,
    bundle: true,
    // PostgreSQL's driver tries the native one, and works without it.
    external: ['@site/*', ...installed, 'pg-native'],
    banner: { js: commonJs },
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    logLevel: 'error',
  });
  await copyFile(join(root, thread), join(folder, basename(thread)));
}

/** The packages that are installed with the programs, in the version ranges of the checkout. */
async function dependenciesIn(root: string): Promise<Record<string, string>> {
  const packages = await Promise.all(owners.map((owner) => readOwner(root, owner)));
  const names = new Set([...installed, '@site/kit', '@site/shared']);
  const declared = packages.flatMap(({ dependencies }) => Object.entries(dependencies));
  return Object.fromEntries(declared.filter(([name]) => names.has(name)));
}

const ownerSchema = v.object({ version: v.string(), dependencies: v.record(v.string(), v.string()) });

async function readOwner(root: string, folder: string): Promise<v.InferOutput<typeof ownerSchema>> {
  return v.parse(ownerSchema, JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')));
}
