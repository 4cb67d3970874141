import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSourceMap, releaseFile, releaseSchema } from '@site/shared/contracts/release';
import { releaseRecordSchema } from '@site/shared/contracts/release-record';
import { releaseRecordFile } from '@site/shared/contracts/release-record-places';
import * as v from 'valibot';
import { fileHash } from './file-hash';

export interface LiveRelease {
  app: string;
  version: string;
}

/**
 * Reads which releases the live pages were made of.
 * @param siteDirectory the folder with the link `current`
 * @returns none while no site is live; releases that are served from another origin are left out
 */
export async function readLiveReleases(siteDirectory: string): Promise<LiveRelease[]> {
  return readReleasesOf(join(siteDirectory, 'current'));
}

/** The same of the generation in a folder. */
export async function readReleasesOf(generation: string): Promise<LiveRelease[]> {
  const file = join(generation, releaseRecordFile);
  if (!existsSync(file)) return [];
  const { microFrontends } = v.parse(releaseRecordSchema, JSON.parse(await readFile(file, 'utf8')));
  return Object.entries(microFrontends).flatMap(([app, releases]) =>
    releases
      .filter(({ url }) => !URL.canParse(url))
      .map(({ metadata }) => ({ app, version: metadata.version })),
  );
}

/**
 * @returns how many files of a release are missing or not as they were released, by their hashes. Source maps don't count:
 * no visitor gets them, and not every machine has them.
 */
export async function countDamagedFiles(
  siteDirectory: string,
  { app, version }: LiveRelease,
): Promise<number> {
  const folder = join(siteDirectory, 'releases', app, version);
  let files: Record<string, string>;
  try {
    ({ files } = v.parse(releaseSchema, JSON.parse(await readFile(join(folder, releaseFile), 'utf8'))));
  } catch {
    // Without the list of files nothing of the release can be relied on.
    return 1;
  }
  let damaged = 0;
  for (const [file, hash] of Object.entries(files).filter(([name]) => !isSourceMap(name)))
    if ((await fileHash(join(folder, file))) !== hash) damaged++;
  return damaged;
}
