import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseFile, releaseSchema } from '@site/shared/contracts/release';
import type { AppName } from '@site/shared/federation/apps';
import * as v from 'valibot';
import { compressBeside } from './compress';
import { describeBuild, releasedFiles } from './describe-build';
import { releasesFolder, root } from './workspace';

/** To be raised when `release.json` says something new: a release of another format is another release. */
const storeFormat = 1;

/** The CommonJS of a Node build, in a workspace of ES modules. */
const nodePackage = '{ "type": "commonjs" }\n';

/**
 * Puts an app's finished build into the store. The same content twice is the same release;
 * a new one is written beside and renamed, so that no half of a release is ever there.
 * @returns what the release says of itself
 */
export async function storeRelease(app: AppName): Promise<Release> {
  const dist = join(root, app, 'dist');
  await writeFile(join(dist, 'node', 'package.json'), nodePackage);
  const files = await hashes(dist, await releasedFiles(app, dist));
  const version = `${await packageVersion(app)}-${contentHash(files)}`;
  const folder = releaseFolder(app, version);
  if (!(await exists(join(folder, releaseFile)))) {
    await write(dist, folder, { app, version, ...(await describeBuild(app, dist)), files });
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
  await compressBeside(join(beside, 'web'));
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

function contentHash(files: Record<string, string>): string {
  return createHash('sha256')
    .update(JSON.stringify([storeFormat, files]))
    .digest('hex')
    .slice(0, 12);
}

async function packageVersion(app: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, app, 'package.json'), 'utf8'));
  return version;
}

async function exists(file: string): Promise<boolean> {
  return Boolean(await stat(file).catch(() => undefined));
}
