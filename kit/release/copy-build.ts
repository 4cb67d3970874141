import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentIntegrity, fileIntegritySync } from '@site/shared/node/content-integrity';
import { inSlices } from '@site/shared/node/in-slices';
import { insideFolder } from '@site/shared/node/inside-folder';
import { containerName, shellName } from '@site/shared/site-model/apps';
import { type BuildManifests, filesOfEntry, readBuildManifests } from './build-manifests';
import type { Forms } from './compress';

/** The name of a build's file in its release. Source maps go outside of `web/`, which is served. */
const releasedName = (name: string) => name.replace(/^web\/(.*\.map)$/, 'maps/$1');

/** Puts files of an earlier release in place, in a folder of its own. */
export interface ReusedFiles {
  /**
   * @param hash of the content
   * @returns whether the file is in place
   */
  file(name: string, hash: string): boolean;
  /**
   * Both compressed forms of a file.
   * @param hash of the file's content
   * @returns their hashes; undefined when they are not in place
   */
  forms(name: string, hash: string): Forms<string> | undefined;
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
  const names = releasedFiles(app, copy.manifests);
  for (const folder of new Set(names.map((name) => dirname(releasedName(name)))))
    mkdirSync(insideFolder(copy.folder, folder), { recursive: true });
  const hashes = new Map<string, string>();
  await inSlices(names, (name) => {
    hashes.set(name, copyFileOf(dist, name, copy));
  });
  // A build that runs meanwhile changes these files, or the manifests, which list the hashes of all others.
  const unlisted = names.filter((name) => builtHash(name, copy.manifests) === undefined);
  await inSlices(unlisted, (name) => {
    if (fileIntegritySync(insideFolder(dist, name)) !== hashes.get(name)) refuse(dist, name);
  });
  const manifestsNow = await readBuildManifests(dist);
  if (!isDeepStrictEqual(manifestsNow, copy.manifests)) refuse(dist, 'web/assets.json');
  return Object.fromEntries(Array.from(hashes, ([name, hash]) => [releasedName(name), hash]));
}

/** @returns the hash of the copy */
function copyFileOf(dist: string, name: string, { manifests, folder, reused }: Copy): string {
  const content = contentOf(insideFolder(dist, name)) ?? refuse(dist, name);
  const hash = contentIntegrity(content);
  if (hash !== (builtHash(name, manifests) ?? hash)) refuse(dist, name);
  if (!reused?.file(releasedName(name), hash))
    writeFileSync(insideFolder(folder, releasedName(name)), content);
  return hash;
}

function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Undefined for pictures, fonts and source maps, which no manifest lists with a hash. */
function builtHash(name: string, { assets, rendered }: BuildManifests): string | undefined {
  return rendered[name] ?? assets.integrity[name.replace(/^web\//, '')];
}

function releasedFiles(app: string, { assets, rendered }: BuildManifests): string[] {
  const federated = new Set(filesOfEntry(assets, containerName(app)));
  const standalone = app === shellName ? [] : filesOfEntry(assets, 'main');
  const unused = new Set(standalone.filter((file) => !federated.has(file)));
  const web = assets.allFiles.filter((file) => !unused.has(file) && !/\.(html|json)$/.test(file));
  return [...web.map((file) => `web/${file}`), ...Object.keys(rendered)].sort();
}

function refuse(dist: string, name: string): never {
  throw new Error(
    `${insideFolder(dist, name)} is not as the build wrote it, or changed while it was released. Build the app again, then release it.`,
  );
}
