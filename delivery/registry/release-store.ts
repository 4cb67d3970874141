import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import type { NamedRelease } from '@site/shared/node/named-releases';
import { parseIfValid } from '@site/shared/node/read-json';
import { type Release, releaseFile, releaseSchema } from '@site/shared/node/release';
import { wholeHashOf } from '@site/shared/node/release-version';
import { appNamePattern } from '@site/shared/site-model/apps';
import { releasesFolder } from './workspace';

/** The suffix of folders in which a release or a snapshot is being written. */
export const stagingEnding = '.staging';

/** The folder of a release on disk. */
export function releaseFolder(app: string, version: string): string {
  return insideFolder(releasesFolder, app, version);
}

/** A file of a release on disk. */
export function releasedFile({ app, version }: NamedRelease, name: string): string {
  return insideFolder(releaseFolder(app, version), name);
}

/** @throws when the release does not exist, or its `release.json` is damaged */
export async function readRelease(app: string, version: string): Promise<Release> {
  const file = join(releaseFolder(app, version), releaseFile);
  const text = await readFile(file, 'utf8').catch(ifMissing(undefined));
  if (text === undefined)
    throw new Error(`There is no release ${app} ${version}. Kept releases: npx site releases`);
  const release = parseIfValid(text, releaseSchema);
  if (release?.app === app && release.version === version) return release;
  throw new Error(
    `${app} ${version} is damaged: ${releaseFile} is not as released. Release the same build again to repair it. Kept releases: npx site releases`,
  );
}

/** The `wholeHashOf` a stored release, whose `release.json` can be read. */
export async function storedHash(release: NamedRelease): Promise<string> {
  // As written: its hash depends on the order of the keys.
  return wholeHashOf(JSON.parse(await readFile(releasedFile(release, releaseFile), 'utf8')));
}

/** The apps that have releases in the store. */
export async function storedApps(): Promise<string[]> {
  const names = await readdir(releasesFolder).catch(ifMissing([]));
  return names.filter((name) => appNamePattern.test(name)).sort();
}

/** The stored versions of an app, newest first, each with its time. */
export async function storedVersions(app: string): Promise<{ version: string; storedAt: Date }[]> {
  const names = await readdir(insideFolder(releasesFolder, app)).catch(ifMissing([]));
  const versions = await Promise.all(
    names
      .filter((name) => !name.endsWith(stagingEnding))
      .map(async (version) => {
        const found = await stat(join(releaseFolder(app, version), releaseFile)).catch(ifMissing(undefined));
        return found && { version, storedAt: found.mtime };
      }),
  );
  return versions
    .filter((version) => version !== undefined)
    .sort((one, other) => other.storedAt.getTime() - one.storedAt.getTime());
}
