import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { appName, releasedFileName, sha384, versionName } from '../../site-model/outside-names';
import { ifMissing } from '../if-missing';
import { insideFolder } from '../inside-folder';
import type { NamedRelease } from '../named-releases';
import { parseIfValid } from '../read-json';
import { releaseFile } from '../release';
import { contentHashOf } from '../release-version';
import { releaseKey } from '../site-keys';
import { fetchFiles, placeFile, type ReadFile, type WantedFile } from './fetch-files';
import { fillFolder } from './fill-folder';
import { servedRelease } from './served-folders';

/** The part of `release.json` that a copy needs; a later version of the project may add more. */
const releaseSchema = v.looseObject({
  app: appName,
  version: versionName,
  files: v.record(releasedFileName, sha384),
});

interface Source {
  read: ReadFile;
  /** Excludes files by their names. */
  isWanted: (name: string) => boolean;
}

/**
 * Fetches a release, or the missing and damaged files of a local one. Its version ends with the hash of its content.
 * @throws naming what is missing, or has changed since the release
 */
export async function fetchRelease(
  siteDirectory: string,
  { app, version }: NamedRelease,
  { read, isWanted }: Source,
): Promise<void> {
  await fillFolder(siteDirectory, releaseKey({ app, version }), async (folder, stagingFolder) => {
    const file = insideFolder(folder, releaseFile);
    const here = parseRelease(await readFile(file).catch(ifMissing(undefined)), { app, version });
    const content = here ? undefined : await read(releaseFile);
    const files = here ?? parseRelease(content, { app, version });
    if (!files) throw new Error(`${releaseFile} is missing, or is not that of ${app} ${version}.`);
    const wanted = files.filter(({ path }) => isWanted(path));
    const from = await servedRelease(siteDirectory, app);
    await fetchFiles(folder, wanted, { read, from, stagingFolder });
    if (content) await placeFile(file, content, stagingFolder);
  });
}

/** @returns the files that a `release.json` names; undefined for one that is not of this release */
export function parseRelease(
  content: Buffer | undefined,
  { app, version }: NamedRelease,
): WantedFile[] | undefined {
  const release = parseIfValid(content?.toString(), releaseSchema);
  if (release?.app !== app || release.version !== version) return undefined;
  if (contentHashOf(release) !== version.split('-').at(-1)) return undefined;
  return Object.entries(release.files).map(([path, hash]) => ({ path, sha384: hash }));
}
