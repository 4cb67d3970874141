import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fileIntegrity } from '@site/shared/node/content-integrity';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import { layoutTemplatesFile } from '@site/shared/node/layout-templates';
import { containerName, shellName } from '@site/shared/site-model/apps';
import { routesFile } from '@site/shared/site-model/route-matching';
import { type BuildManifests, filesOfEntry, readBuildManifests } from './build-manifests';
import { forEachLimit } from './for-each-limit';

/** The name of a build's file in its release. Source maps go outside of `web/`, which is served. */
const releasedName = (name: string) => name.replace(/^web\/(.*\.map)$/, 'maps/$1');

/**
 * Copies the released files of a build: files for browsers, rendered pages and source maps.
 * @param dist the build's folder
 * @returns the names of the copies, relative to the folder
 * @throws naming a file that is missing, or differs from the build's manifest, or changed while it was copied
 */
export async function copyBuild(
  app: string,
  dist: string,
  { manifests, folder }: { manifests: BuildManifests; folder: string },
): Promise<string[]> {
  const names = await releasedFiles(app, dist, manifests.assets);
  await forEachLimit(names, async (name) => {
    const target = insideFolder(folder, releasedName(name));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(insideFolder(dist, name), target).catch(() => refuse(dist, name));
  });
  await forEachLimit(names, async (name) => {
    const copied = await fileIntegrity(insideFolder(folder, releasedName(name)));
    const built = manifests.assets.integrity[name.replace(/^web\//, '')] ?? copied;
    if (copied !== built || copied !== (await fileIntegrity(insideFolder(dist, name)))) refuse(dist, name);
  });
  const manifestsNow = await readBuildManifests(dist);
  if (!isDeepStrictEqual(manifestsNow, manifests)) refuse(dist, 'web/assets.json');
  return names.map(releasedName);
}

async function releasedFiles(app: string, dist: string, assets: BuildManifests['assets']): Promise<string[]> {
  const federated = new Set(filesOfEntry(assets, containerName(app)));
  const standalone = app === shellName ? [] : filesOfEntry(assets, 'main');
  const unused = new Set(standalone.filter((file) => !federated.has(file)));
  const web = assets.allFiles.filter(
    (file) => !unused.has(file) && (isRouteFile(file) || !/\.(html|json)$/.test(file)),
  );
  return [...web.map((file) => `web/${file}`), ...(await renderedFiles(app, dist))].sort();
}

/** The layout of a shell, or the pages of a remote. */
async function renderedFiles(app: string, dist: string): Promise<string[]> {
  if (app === shellName) return [layoutTemplatesFile];
  const names = await readdir(join(dist, 'pages'), { recursive: true }).catch(ifMissing([]));
  return names.filter((name) => name.endsWith('.json')).map((name) => `pages/${name}`);
}

/** The routes of a remote and the entry of each. */
function isRouteFile(file: string): boolean {
  return file === routesFile || /^entries(\/.+)?\.json$/.test(file);
}

function refuse(dist: string, name: string): never {
  throw new Error(
    `${insideFolder(dist, name)} is not as the build wrote it, or changed while it was released. Build the app again, then release it.`,
  );
}
