import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFile, releaseSchema } from '@site/shared/contracts/release';
import { releaseRecordSchema } from '@site/shared/contracts/release-record';
import { releaseRecordFile } from '@site/shared/contracts/release-record-places';
import * as v from 'valibot';

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
  const file = join(siteDirectory, 'current', releaseRecordFile);
  if (!existsSync(file)) return [];
  const { microFrontends } = v.parse(releaseRecordSchema, JSON.parse(await readFile(file, 'utf8')));
  return Object.entries(microFrontends).flatMap(([app, releases]) =>
    releases
      .filter(({ url }) => !URL.canParse(url))
      .map(({ metadata }) => ({ app, version: metadata.version })),
  );
}

/** @returns how many files of a release are missing or not as they were released, by their hashes */
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
  for (const [file, hash] of Object.entries(files))
    if ((await hashOf(join(folder, file))) !== hash) damaged++;
  return damaged;
}

async function hashOf(file: string): Promise<string | undefined> {
  try {
    return `sha384-${createHash('sha384')
      .update(await readFile(file))
      .digest('base64')}`;
  } catch {
    return undefined;
  }
}
