import { join } from 'node:path';
import { appName, releasedFileName, sha384, versionName } from '@site/shared/contracts/outside-names';
import { readJson } from '@site/shared/contracts/read-json';
import { isSourceMap, releaseFile } from '@site/shared/contracts/release';
import type { SiteManifest } from '@site/shared/contracts/site-manifest';
import * as v from 'valibot';
import { fetchFiles, fillFolder } from './fetch-files';

export type WantedRelease = SiteManifest['releases'][number];

/** What a web machine needs of `release.json`, whatever else a later version of the project writes there. */
const releaseSchema = v.object({
  app: appName,
  version: versionName,
  files: v.pipe(
    v.record(releasedFileName, sha384),
    v.transform((files) => Object.entries(files).map(([path, sha384]) => ({ path, sha384 }))),
  ),
});

/**
 * Brings a release into the store; of one that is there, files that are missing or damaged. Source maps stay away.
 * @param download reads a file of the release
 * @throws naming what can't be had, or is not as it was released
 */
export async function fetchRelease(
  siteDirectory: string,
  { app, version, sha384 }: WantedRelease,
  download: (path: string) => Promise<Buffer>,
): Promise<void> {
  await fillFolder(siteDirectory, `releases/${app}/${version}`, async (folder) => {
    await fetchFiles(folder, [{ path: releaseFile, sha384 }], { download });
    const release = await readFetched(folder);
    if (release.app !== app || release.version !== version)
      throw new Error(`${releaseFile} of ${app} ${version} is that of ${release.app} ${release.version}.`);
    const files = release.files.filter(({ path }) => !isSourceMap(path));
    await fetchFiles(folder, files, { download });
  });
}

/** Reads the `release.json` that was fetched into a folder. */
export function readFetched(folder: string): Promise<v.InferOutput<typeof releaseSchema>> {
  return readJson(join(folder, releaseFile), releaseSchema);
}
