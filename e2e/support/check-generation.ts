import { createHash } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { addressKey } from '@site/shared/contracts/address';
import { type ComposedSite, composedSiteFile } from '@site/shared/contracts/composed-site';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import { releaseRecordFile } from '@site/shared/contracts/release-record-places';

/** Scripts, and the entries in the record of a page: `{"url":"…","metadata":{"version":"…","integrity":"…"}}`. */
const hashedFile = /"(?:src|url)":"([^"]+)",(?:"metadata":\{"version":"[^"]+",)?"integrity":"([^"]+)"/g;

/**
 * Looks at every page of the generation that is live: it names the releases that are live and no others, each file that it
 * names is there and has the hash that it gives, and each of its links leads to a page or a redirect of this generation.
 * @param site the site's folder
 * @returns a sentence for each fault
 */
export async function generationFaults(site: string): Promise<string[]> {
  // Another generation may become live in the meantime.
  const folder = join(site, await readlink(join(site, 'current')));
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const { pages, redirects }: ComposedSite = await read(composedSiteFile);
  const record: ReleaseRecord = await read(releaseRecordFile);
  const live = Object.entries(record.microFrontends).map(
    ([app, [release]]) => `${app}/${release?.metadata.version}`,
  );
  const served = new Set(
    [...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)].map(addressKey),
  );
  const hashes = new Map<string, Promise<string>>();
  const hashOf = (file: string) => {
    const hash = hashes.get(file) ?? integrity(join(site, file));
    hashes.set(file, hash);
    return hash;
  };

  const faults = pages.map(async ({ path, file }) => {
    const html = await readFile(join(folder, file), 'utf8');
    const named = [...html.matchAll(/\/releases\/([\w-]+\/[^/"]+)\/[^"'()\s\\]+/g)];
    const notLive = named.filter(([, release = '']) => !live.includes(release));
    const missing = named.map(async ([name]) =>
      (await hashOf(name)) ? [] : [`${path}: there is no ${name}`],
    );
    const scripts = [...html.matchAll(hashedFile)];
    const changed = scripts.map(async ([, name = '', hash]) =>
      (await hashOf(name)) === hash ? [] : [`${path}: ${name} is another file than it was`],
    );
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, to = '']) => to);
    const dead = links.filter((to) => !/\.\w+$/.test(to) && !served.has(addressKey(to)));
    return [
      ...notLive.map(([name]) => `${path} names ${name}, which is not live`),
      ...(scripts.length === 0 ? [`${path} names no script`] : []),
      ...(await Promise.all([...missing, ...changed])).flat(),
      ...dead.map((to) => `${path} links to ${to}, where nothing is`),
    ];
  });
  return (await Promise.all(faults)).flat();
}

/** The hash of a file as pages give it; empty where there is none. */
async function integrity(file: string): Promise<string> {
  const content = await readFile(file).catch(() => undefined);
  return content ? `sha384-${createHash('sha384').update(content).digest('base64')}` : '';
}
