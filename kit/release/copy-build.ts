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
import type { Forms } from './compress';
import { forEachLimit } from './for-each-limit';

/** The name of a build's file in its release. Source maps go outside of `web/`, which is served. */
const releasedName = (name: string) => name.replace(/^web\/(.*\.map)$/, 'maps/$1');

/** Puts files of an earlier release in place, in a folder of its own. */
export interface ReusedFiles {
  /**
   * @param hash of the content
   * @returns whether the file is in place
   */
  file(name: string, hash: string): Promise<boolean>;
  /**
   * Both compressed forms of a file.
   * @param hash of the file's content
   * @returns their hashes; undefined when they are not in place
   */
  forms(name: string, hash: string): Promise<Forms<string> | undefined>;
}

interface Copy {
  manifests: BuildManifests;
  /** The folder of the release. */
  folder: string;
  reused?: Pick<ReusedFiles, 'file'> | undefined;
}

/**
 * Copies the released files of a build: files for browsers, rendered pages and source maps.
 * @param dist the build's folder
 * @returns the hashes of the copies, by their names relative to the folder
 * @throws naming a file that is missing, or differs from the build's manifest, or changed while it was copied
 */
export async function copyBuild(app: string, dist: string, copy: Copy): Promise<Record<string, string>> {
  const names = await releasedFiles(app, dist, copy.manifests.assets);
  for (const folder of new Set(names.map((name) => dirname(releasedName(name)))))
    await mkdir(insideFolder(copy.folder, folder), { recursive: true });
  const hashes = new Map<string, string>();
  await forEachLimit(names, async (name) => hashes.set(name, await copyFileOf(dist, name, copy)));
  await forEachLimit(names, async (name) => {
    if ((await fileIntegrity(insideFolder(dist, name))) !== hashes.get(name)) refuse(dist, name);
  });
  const manifestsNow = await readBuildManifests(dist);
  if (!isDeepStrictEqual(manifestsNow, copy.manifests)) refuse(dist, 'web/assets.json');
  return Object.fromEntries(names.map((name) => [releasedName(name), hashes.get(name) ?? '']));
}

/** @returns the hash of the copy */
async function copyFileOf(dist: string, name: string, { manifests, folder, reused }: Copy): Promise<string> {
  const file = insideFolder(dist, name);
  const hash = await fileIntegrity(file);
  const built = manifests.assets.integrity[name.replace(/^web\//, '')] ?? hash;
  if (!hash || hash !== built) return refuse(dist, name);
  if (await reused?.file(releasedName(name), hash)) return hash;
  const copy = insideFolder(folder, releasedName(name));
  await copyFile(file, copy);
  return (await fileIntegrity(copy)) === hash ? hash : refuse(dist, name);
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
