import { readdir } from 'node:fs/promises';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import type { NamedRelease } from '@site/shared/node/named-releases';

/** The names of the copied snapshots. */
export function copiedSnapshots(siteDirectory: string): Promise<string[]> {
  return namesIn(siteDirectory, 'snapshots');
}

/** The copied releases of all apps. */
export async function copiedReleases(siteDirectory: string): Promise<NamedRelease[]> {
  const releases: NamedRelease[] = [];
  for (const app of await namesIn(siteDirectory, 'releases'))
    for (const version of await namesIn(siteDirectory, 'releases', app)) releases.push({ app, version });
  return releases;
}

function namesIn(siteDirectory: string, ...folder: string[]): Promise<string[]> {
  return readdir(insideFolder(siteDirectory, ...folder)).catch(ifMissing([]));
}
