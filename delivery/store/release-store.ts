import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@site/shared/contracts/apps';
import { type Release, releaseFile, releaseSchema } from '@site/shared/contracts/release';
import * as v from 'valibot';
import { compressBeside, releasedQuality } from '../publish/compress';
import { releasesFolder, root } from '../workspace';
import { describeBuild, releasedFiles } from './describe-build';

/** How many releases of an app stay for tabs that were opened while they were live. */
export const keptReleases = 10;

/** The CommonJS of a Node build, in a workspace of ES modules. */
const nodePackage = '{ "type": "commonjs" }\n';

/**
 * Puts an app's finished build into the store. The same content twice is the same release;
 * a new one is written beside and renamed, so that no half of a release is ever there.
 * @param dist the folder of the finished build, with `web` and `node` in it
 * @returns what the release says of itself
 */
export async function storeRelease(app: AppName, dist = join(root, app, 'dist')): Promise<Release> {
  await writeFile(join(dist, 'node', 'package.json'), nodePackage);
  const files = await hashes(dist, await releasedFiles(app, dist));
  const description = await describeBuild(app, dist);
  const version = `${await packageVersion(app)}-${contentHash(description, files)}`;
  const folder = releaseFolder(app, version);
  if (!(await exists(join(folder, releaseFile)))) {
    await write(dist, folder, { app, version, ...description, files });
  }
  return readRelease(app, version);
}

/** @throws when there is no such release, or its `release.json` is not one */
export async function readRelease(app: string, version: string): Promise<Release> {
  const file = join(releaseFolder(app, version), releaseFile);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no release ${app} ${version}. The ones that are kept: npm run releases`);
  });
  return v.parse(releaseSchema, JSON.parse(text));
}

/** The versions of an app that are in the store, newest first, each with the moment it was stored. */
export async function storedVersions(app: string): Promise<{ version: string; storedAt: Date }[]> {
  const names = await readdir(join(releasesFolder, app)).catch(() => []);
  const versions = await Promise.all(
    names.map(async (version) => {
      const found = await stat(join(releaseFolder(app, version), releaseFile)).catch(() => undefined);
      return found && { version, storedAt: found.mtime };
    }),
  );
  return versions
    .filter((version) => version !== undefined)
    .sort((one, other) => other.storedAt.getTime() - one.storedAt.getTime());
}

/**
 * Removes releases that no open tab can still want, and what a crash left half done.
 * @param lately versions that were live lately: they stay whatever their age
 */
export async function removeOldReleases(app: string, lately: Set<string>): Promise<void> {
  const stored = (await storedVersions(app)).map(({ version }) => version);
  const kept = new Set([...stored.slice(0, keptReleases), ...lately]);
  const names = await readdir(join(releasesFolder, app)).catch(() => []);
  for (const name of names) {
    const gone = name.endsWith('.part') ? await isAbandoned(releaseFolder(app, name)) : !kept.has(name);
    if (gone) await rm(releaseFolder(app, name), { recursive: true, force: true });
  }
}

/** Half a release that nobody has written to for an hour: whoever wrote it is gone. */
async function isAbandoned(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  return Boolean(found && Date.now() - found.mtimeMs > 3_600_000);
}

/** Where a release lies on disk. */
export function releaseFolder(app: string, version: string): string {
  return join(releasesFolder, app, version);
}

/**
 * Compares every file of a release with the hash that was taken when it was stored.
 * @returns the names of files that are gone or changed
 */
export async function damagedFiles({ app, version, files }: Release): Promise<string[]> {
  const folder = releaseFolder(app, version);
  const checked = await Promise.all(
    Object.entries(files).map(async ([name, hash]) => {
      const now = await sha384(join(folder, name)).catch(() => undefined);
      return now === hash ? undefined : name;
    }),
  );
  return checked.filter((name) => name !== undefined);
}

async function write(dist: string, folder: string, release: Release): Promise<void> {
  const beside = `${folder}.${process.pid}.part`;
  await mkdir(beside, { recursive: true });
  for (const name of Object.keys(release.files)) await cp(join(dist, name), join(beside, name));
  await writeFile(join(beside, 'node', 'package.json'), nodePackage);
  await compressBeside(join(beside, 'web'), releasedQuality);
  await writeFile(join(beside, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
  await rename(beside, folder).catch(async (problem) => {
    await rm(beside, { recursive: true, force: true });
    // Somebody else stored the same content in the meantime: that is the same release.
    if (!(await exists(join(folder, releaseFile)))) throw problem;
  });
}

async function hashes(folder: string, names: string[]): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await sha384(join(folder, name))] as const)),
  );
}

async function sha384(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

/** Over what the release says of itself too: the same files with other pages or other needs are another release. */
function contentHash(...content: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

async function packageVersion(app: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, app, 'package.json'), 'utf8'));
  return version;
}

async function exists(file: string): Promise<boolean> {
  return Boolean(await stat(file).catch(() => undefined));
}
