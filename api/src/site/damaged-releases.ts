import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileIntegrity } from '@site/shared/node/content-integrity';
import { insideFolder } from '@site/shared/node/inside-folder';
import { type NamedRelease, namedReleases } from '@site/shared/node/named-releases';
import { readJson } from '@site/shared/node/read-json';
import { isSourceMap, releaseFile, releaseSchema } from '@site/shared/node/release';
import { releaseRecordSchema } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';

/**
 * Reads the releases that the pages of a snapshot name.
 * @param snapshot its folder
 * @returns an empty list without a snapshot; without releases that are served from another origin
 */
export async function readReleasesOf(snapshot: string): Promise<NamedRelease[]> {
  const file = join(snapshot, releaseRecordFile);
  if (!existsSync(file)) return [];
  const record = await readJson(file, releaseRecordSchema);
  return namedReleases(record).filter(({ app }) => !URL.canParse(record.microFrontends[app]?.[0]?.url ?? ''));
}

/**
 * @returns how many files of a release are missing or changed, by their hashes. Source maps are not counted: visitors
 * don't get them, and not every machine has them.
 */
export async function countDamagedFiles(
  siteDirectory: string,
  { app, version }: NamedRelease,
): Promise<number> {
  const folder = insideFolder(siteDirectory, 'releases', app, version);
  const release = await readJson(join(folder, releaseFile), releaseSchema).catch(() => undefined);
  // Without its list of files, all of the release counts as damaged.
  if (!release) return 1;
  let damaged = 0;
  for (const [file, hash] of Object.entries(release.files).filter(([name]) => !isSourceMap(name)))
    if ((await fileIntegrity(insideFolder(folder, file))) !== hash) damaged++;
  return damaged;
}
