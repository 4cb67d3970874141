import { bucketClient } from '@site/shared/node/bucket/bucket-client';
import { credentialsFor } from '@site/shared/node/bucket/find-credentials';
import type { BucketAddress } from '@site/shared/node/bucket/store-address';
import type { NamedRelease } from '@site/shared/node/named-releases';
import { bucketKeyOf } from '@site/shared/node/private-keys';
import { parseIfValid } from '@site/shared/node/read-json';
import { releaseMapsSchema } from '@site/shared/node/release';
import { requestBytes } from '@site/shared/node/site-copy/request-bytes';
import { releaseKey } from '@site/shared/node/site-keys';
import * as v from 'valibot';

/** Milliseconds: the maps of a release are some megabytes. */
const timeoutMs = 60_000;

/** A failed request is not repeated before the next release, because visitors don't depend on source maps. */
const patience = { tryMs: 20_000, totalMs: 20_000 };

/** Reads source maps of a release, until the signal: their contents by their paths in it. */
export type ReadMaps = (
  release: NamedRelease,
  paths: string[],
  signal: AbortSignal,
) => Promise<Map<string, Buffer>>;

/** Source maps in a bucket, below its private prefix, with the credentials of this process. */
export function mapsInBucket(address: BucketAddress): ReadMaps {
  const { place, ask } = bucketClient(address, credentialsFor(address.region), patience);
  return async (release, paths, signal) => {
    const maps = new Map<string, Buffer>();
    for (const path of paths) {
      signal.throwIfAborted();
      const file = bucketKeyOf(`${releaseKey(release)}/${path}`);
      const key = [address.prefix, file].filter(Boolean).join('/');
      const { status, body } = await ask({ method: 'GET', key });
      if (status !== 200) throw new Error(`${place} answers ${key} with status ${status}`);
      maps.set(path, body);
    }
    return maps;
  };
}

/**
 * Source maps of a release service.
 * @param from its URL
 * @param key a key that may read the apps
 */
export function mapsOfService(from: string, key: string): ReadMaps {
  return async ({ app, version }, _paths, signal) => {
    const url = new URL(`/apps/${app}/releases/${encodeURIComponent(version)}/maps`, from);
    const headers = { authorization: `Bearer ${key}` };
    const { status, body } = await requestBytes(url, { headers, signal, timeoutMs });
    const text = body.toString();
    if (status === 200) {
      const { maps } = v.parse(v.pipe(v.string(), v.parseJson(), releaseMapsSchema), text);
      return new Map(Object.entries(maps).map(([path, map]) => [path, Buffer.from(map)]));
    }
    const problem = parseIfValid(text, v.object({ detail: v.string() }));
    throw new Error(`${url.href} answers with status ${status}${problem ? `: ${problem.detail}` : ''}`);
  };
}
