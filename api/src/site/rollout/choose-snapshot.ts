import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageSource } from '../page-source';
import { isPublicSiteFile } from '../public-files';
import { withReports } from '../report-headers';
import { liveFolder, readSnapshot } from '../snapshot';
import { watchRollout } from './served-rollout';
import { drawBucket, forgetBucket, keepBucket, takesPart, visitorBucket } from './visitor-bucket';

type Caching = Pick<PageSource, 'cacheControl' | 'redirectCacheControl'>;

/** Without a limit, browsers cache a permanent redirect forever. With it, a rollback reaches every visitor within an hour. */
const usual: Caching = { cacheControl: 'no-cache', redirectCacheControl: 'max-age=3600' };

/** Shared caches may not store what depends on the visitor: pages, files, and targets of redirects. */
const ofVisitor: Caching = { cacheControl: 'private, no-cache', redirectCacheControl: 'private, no-cache' };

/**
 * Makes a function that chooses between the stable snapshot and the canary of a rollout, by the visitor's bucket. To be
 * called once per request. Only a document sets a bucket: the files that it loads belong to its snapshot.
 * @param siteDirectory the folder with the links `current` and, during a rollout, `rollout`
 * @param reportedPercentage visits of a hundred that send samples
 */
export function createChooser(siteDirectory: string, reportedPercentage: number) {
  const readRollout = watchRollout(siteDirectory);

  return async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<PageSource> => {
    const known = visitorBucket(request);
    const [stable, rollout] = await Promise.all([liveFolder(siteDirectory), readRollout()]);
    const bucket = takesPart(request)
      ? (known ?? (isPublicSiteFile(path) ? undefined : drawBucket()))
      : undefined;
    if (bucket === undefined || !rollout) {
      if (!rollout && known !== undefined) forgetBucket(request, reply);
      return sourceOf(stable, usual);
    }
    if (known === undefined) keepBucket(request, reply, bucket);
    const isCanary = Number(bucket) < rollout.share;
    return sourceOf(isCanary ? rollout.folder : stable, ofVisitor);
  };

  async function sourceOf(folder: string, caching: Caching): Promise<PageSource> {
    const snapshot = await readSnapshot(folder);
    return { snapshot, headers: withReports(snapshot.headers, reportedPercentage), ...caching };
  }
}
