import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileIntegrity } from '@site/shared/node/content-integrity';
import { namedReleases } from '@site/shared/node/named-releases';
import { isSourceMap, releaseFile } from '@site/shared/node/release';
import type { ReleaseRecord } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import { deadReferences, readComposedPages } from './composed-pages';
import { composedSnapshot } from './composed-snapshot';

/** Scripts, and the entries in the record of a page: `{"url":"…","metadata":{"version":"…","integrity":"…"}}`. */
const hashedFile = /"(?:src|url)":"([^"]+)",(?:"metadata":\{"version":"[^"]+",)?"integrity":"([^"]+)"/g;

/**
 * Checks every page of the deployed snapshot: it names one release of each app, which the record names, too; each file
 * that it names exists and has the given hash; each of its links is a page or a redirect of this snapshot. Every file of
 * these releases is unchanged.
 * @param site the site's folder
 * @returns a message for each error
 */
export async function snapshotFaults(site: string): Promise<string[]> {
  // Another snapshot may be deployed in the meantime.
  const folder = composedSnapshot(site);
  const composed = await readComposedPages(folder);
  const record: ReleaseRecord = JSON.parse(await readFile(join(folder, releaseRecordFile), 'utf8'));
  const releases = namedReleases(record).map(({ app, version }) => `${app}/${version}`);
  const hashes = new Map<string, Promise<string | undefined>>();
  const hashOf = (file: string) => {
    const hash = hashes.get(file) ?? fileIntegrity(join(site, file));
    hashes.set(file, hash);
    return hash;
  };

  const faults = composed.pages.map(async (page) => {
    const { path, html } = page;
    const named = [...html.matchAll(/\/releases\/([\w-]+\/[^/"]+)\/[^"'()#\s\\]+/g)];
    const unknown = named.filter(([, release = '']) => !releases.includes(release));
    const versions = new Set(named.map(([, release = '']) => release));
    const apps = new Set([...versions].map((release) => release.split('/')[0]));
    const missing = named.map(async ([name]) =>
      (await hashOf(name)) ? [] : [`${path}: there is no ${name}`],
    );
    const scripts = [...html.matchAll(hashedFile)];
    const changed = scripts.map(async ([, name = '', hash]) =>
      (await hashOf(name)) === hash ? [] : [`${path}: ${name} is another file than it was`],
    );
    return [
      ...unknown.map(([name]) => `${path} names ${name}, of a release that the record does not name`),
      ...(apps.size < versions.size ? [`${path} names several releases of one app: ${[...versions]}`] : []),
      ...(scripts.length === 0 ? [`${path} names no script`] : []),
      ...(await Promise.all([...missing, ...changed])).flat(),
      ...deadReferences(page, composed, [folder, site]).map(
        (to) => `${path} names ${to}, which does not exist`,
      ),
    ];
  });
  const damaged = releases.map(async (release) => {
    const files = JSON.parse(await readFile(join(site, 'releases', release, releaseFile), 'utf8')).files;
    const changed = Object.keys(files).map(async (name) => {
      const file = join('/releases', release, name);
      const hash = await hashOf(file);
      // A web machine without a key has no source maps.
      if (hash === undefined && isSourceMap(name)) return [];
      return hash === files[name] ? [] : [`${file} is not as released`];
    });
    return (await Promise.all(changed)).flat();
  });
  return (await Promise.all([...faults, ...damaged])).flat();
}
