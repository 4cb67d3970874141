import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPublicSiteFile } from '../public-files';
import { createSnapshotReader, liveFolder, type Snapshot } from '../snapshot';
import { watchRollout } from './served-rollout';
import { drawBucket, forgetBucket, keepBucket, takesPart, visitorBucket } from './visitor-bucket';

/** The source of a request's answer. */
export interface Choice {
  snapshot: Snapshot;
  /** `Cache-Control` of pages and files: during a rollout, shared caches may not store them. */
  cacheControl: 'no-cache' | 'private, no-cache';
}

/**
 * Makes a function that chooses between the stable snapshot and the canary of a rollout, by the visitor's bucket. All
 * calls for one request return the same. Only a document sets a bucket: the files that it loads belong to its snapshot.
 * @param siteDirectory the folder with the links `current` and, during a rollout, `rollout`
 */
export function createChooser(siteDirectory: string) {
  const read = createSnapshotReader();
  const readRollout = watchRollout(siteDirectory);
  const chosen = new WeakMap<FastifyRequest, Promise<Choice>>();

  return (request: FastifyRequest, reply: FastifyReply, path: string): Promise<Choice> => {
    const choice = chosen.get(request) ?? choose(request, reply, path);
    chosen.set(request, choice);
    return choice;
  };

  async function choose(request: FastifyRequest, reply: FastifyReply, path: string): Promise<Choice> {
    const known = visitorBucket(request);
    const [stable, rollout] = await Promise.all([liveFolder(siteDirectory), readRollout()]);
    const bucket = takesPart(request)
      ? (known ?? (isPublicSiteFile(path) ? undefined : drawBucket()))
      : undefined;
    if (bucket === undefined || !rollout) {
      if (!rollout && known !== undefined) forgetBucket(request, reply);
      return { snapshot: await read(stable), cacheControl: 'no-cache' };
    }
    if (known === undefined) keepBucket(request, reply, bucket);
    const isCanary = Number(bucket) < rollout.share;
    return { snapshot: await read(isCanary ? rollout.folder : stable), cacheControl: 'private, no-cache' };
  }
}
