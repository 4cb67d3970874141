import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseFile } from '@site/shared/contracts/release';
import { type SiteManifest, sitePath } from '@site/shared/contracts/site-manifest';
import * as v from 'valibot';
import { fetchFiles, syncFolder, syncFolders } from './fetch-files';

export type WantedRelease = SiteManifest['releases'][number];

/** What a web machine needs of `release.json`, whatever else a later version of the project writes there. */
const releaseSchema = v.object({
  app: v.string(),
  version: v.string(),
  files: v.record(sitePath, v.string()),
});

/**
 * Brings a release into the store: a new one under its name once it is whole and on disk; of one that is there, files that
 * are missing or damaged.
 * @param download reads a file of the release
 * @throws naming what can't be had, or is not as it was released
 */
export async function fetchRelease(
  siteDirectory: string,
  { app, version, sha384 }: WantedRelease,
  download: (path: string) => Promise<Buffer>,
): Promise<void> {
  const folder = join(siteDirectory, 'releases', app, version);
  // Not below `releases`, where visitors could ask for it.
  const stagingPath = join(siteDirectory, 'following', 'releases', app, version);
  const place = existsSync(folder) ? folder : stagingPath;
  await fetchFiles(place, [{ path: releaseFile, sha384 }], { download });
  const release = v.parse(releaseSchema, JSON.parse(await readFile(join(place, releaseFile), 'utf8')));
  if (release.app !== app || release.version !== version)
    throw new Error(`${releaseFile} of ${app} ${version} is that of ${release.app} ${release.version}.`);
  const files = Object.entries(release.files).map(([path, hash]) => ({ path, sha384: hash }));
  await fetchFiles(place, files, { download });
  await syncFolders(place);
  if (place === folder) return;
  await mkdir(dirname(folder), { recursive: true });
  await rename(stagingPath, folder);
  await syncFolder(dirname(folder));
}
