import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileIntegrity } from '@site/shared/node/content-integrity';
import { insideFolder } from '@site/shared/node/inside-folder';
import type { NamedRelease } from '@site/shared/node/named-releases';
import { isSourceMap, releaseFile } from '@site/shared/node/release';
import { fetchFiles, type WantedFile } from '@site/shared/node/site-copy/fetch-files';
import { parseRelease } from '@site/shared/node/site-copy/fetch-release';
import { fetchingFolder, syncFolders } from '@site/shared/node/site-copy/fill-folder';
import { releaseKey } from '@site/shared/node/site-keys';
import { requireSpace } from '../../require-space';
import { copiedReleases } from './copied-names';
import type { ReadMaps } from './read-maps';

interface MapSource {
  /** Undefined when none is set. */
  readMaps: ReadMaps | undefined;
  signal: AbortSignal;
  /** Releases whose maps were copied; they are not read again. */
  checked: Set<string>;
}

/**
 * Fetches the source maps of the copied releases. They map an error to its position in the sources; visitors don't get
 * them.
 * @throws naming the first release whose maps can't be fetched, and why
 */
export async function fetchMaps(
  siteDirectory: string,
  { readMaps, signal, checked }: MapSource,
): Promise<void> {
  // Neither a stop nor a deployment waits for an answer, which may take a minute. One listener for all releases.
  const aborted = once(signal, 'abort').then(() => undefined);
  const releases = await copiedReleases(siteDirectory);
  const keys = new Set(releases.map(releaseKey));
  for (const key of checked) if (!keys.has(key)) checked.delete(key);
  const problems: unknown[] = [];
  for (const release of releases) {
    // Without a source, the first release that lacks maps is enough to know.
    if (!readMaps && problems.length > 0) break;
    if (checked.has(releaseKey(release)) || signal.aborted) continue;
    // A team's key may be valid for some apps only.
    await fetchMapsOf(siteDirectory, release, { readMaps, signal, aborted }).then(
      () => checked.add(releaseKey(release)),
      (problem) => problems.push(problem),
    );
  }
  if (problems.length > 0) throw problems[0];
}

async function fetchMapsOf(
  siteDirectory: string,
  release: NamedRelease,
  { readMaps, signal, aborted }: Pick<MapSource, 'readMaps' | 'signal'> & { aborted: Promise<undefined> },
): Promise<void> {
  const folder = insideFolder(siteDirectory, releaseKey(release));
  const missing = await missingMaps(folder, release);
  if (missing.length === 0) return;
  if (!readMaps)
    throw new Error(
      'neither SITE_MAPS_FROM nor SITE_FROM_KEY is set. Errors are reported without their positions in the sources.',
    );
  await requireSpace(siteDirectory);
  const paths = missing.map(({ path }) => path);
  const maps = await Promise.race([readMaps(release, paths, signal), aborted]);
  if (!maps) throw signal.reason;
  const stagingFolder = fetchingFolder(siteDirectory);
  await fetchFiles(folder, missing, { read: async (path) => maps.get(path), stagingFolder });
  await syncFolders(folder);
}

async function missingMaps(folder: string, release: NamedRelease): Promise<WantedFile[]> {
  const content = await readFile(insideFolder(folder, releaseFile));
  const maps = (parseRelease(content, release) ?? []).filter(({ path }) => isSourceMap(path));
  const hashes = await Promise.all(maps.map(({ path }) => fileIntegrity(insideFolder(folder, path))));
  return maps.filter(({ sha384 }, index) => hashes[index] !== sha384);
}
