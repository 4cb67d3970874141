import { fileIntegrity } from '@site/shared/contracts/content-integrity';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { isSourceMap, releaseMapsSchema } from '@site/shared/contracts/release';
import * as v from 'valibot';
import { ask, type Source } from './download';
import { fetchFiles, syncFolders, type WantedFile } from './fetch-files';
import { readFetched, type WantedRelease } from './fetch-release';

/** The maps of a release are some megabytes. */
const timeoutMs = 60_000;

/**
 * Brings the source maps of releases that are here. They tell where in the sources an error was thrown; no visitor gets them.
 * @param key that may read them; undefined where there is none
 * @param checked releases whose maps were brought before, of which nothing is looked at again
 * @throws naming the first release whose maps can't be had, and why
 */
export async function fetchMaps(
  siteDirectory: string,
  releases: WantedRelease[],
  { source, key, checked }: { source: Source; key: string | undefined; checked: Set<string> },
): Promise<void> {
  const problems: unknown[] = [];
  for (const release of releases) {
    const name = `${release.app}/${release.version}`;
    if (checked.has(name) || source.signal.aborted) continue;
    // A key may be for some apps only.
    await fetchMapsOf(siteDirectory, release, { source, key }).then(
      () => checked.add(name),
      (problem) => problems.push(problem),
    );
  }
  if (problems.length > 0) throw problems[0];
}

async function fetchMapsOf(
  siteDirectory: string,
  release: WantedRelease,
  { source, key }: { source: Source; key: string | undefined },
): Promise<void> {
  const folder = insideFolder(siteDirectory, 'releases', release.app, release.version);
  const missing = await missingMaps(folder);
  if (missing.length === 0) return;
  if (key === undefined)
    throw new Error('SITE_FROM_KEY is not set. Errors are reported without their places in the sources.');
  const maps = await readMaps(source, release, key);
  await fetchFiles(folder, missing, { download: async (path) => Buffer.from(maps[path] ?? '') });
  await syncFolders(folder);
}

async function missingMaps(folder: string): Promise<WantedFile[]> {
  const maps = (await readFetched(folder)).files.filter(({ path }) => isSourceMap(path));
  const hashes = await Promise.all(maps.map(({ path }) => fileIntegrity(insideFolder(folder, path))));
  return maps.filter(({ sha384 }, index) => hashes[index] !== sha384);
}

async function readMaps(
  source: Source,
  { app, version }: WantedRelease,
  key: string,
): Promise<Record<string, string>> {
  const path = `/apps/${app}/releases/${version}/maps`;
  const response = await ask(source, path, { headers: { authorization: `Bearer ${key}` }, timeoutMs });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return v.parse(releaseMapsSchema, answer).maps;
  const { success, output } = v.safeParse(v.object({ detail: v.string() }), answer);
  throw new Error(
    `${source.from}${path} answers with status ${response.status}${success ? `: ${output.detail}` : ''}`,
  );
}
