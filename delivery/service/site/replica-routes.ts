import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@site/shared/http/refusal';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import { readJson } from '@site/shared/node/read-json';
import { isSourceMap, releaseFile } from '@site/shared/node/release';
import { rememberLatest } from '@site/shared/node/remember-latest';
import { appName, fileName, snapshotName, versionName } from '@site/shared/site-model/outside-names';
import { pointerKey } from '@site/shared/site-model/release-record-places';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { readDeployed } from '../../deploy/deployed';
import { snapshotsFolder } from '../../deploy/snapshots/snapshots';
import { readRelease, releasedFile } from '../../registry/release-store';
import { siteStore } from '../../registry/site-store/open-site-store';
import { root } from '../../registry/workspace';

/** Releases whose lists of files are kept in memory: replicas fetch every file of the deployed ones. */
const servedReleases = 32;

/** Of this checkout's kit, from which teams get theirs. */
const { version: kitVersion } = await readJson(
  join(root, 'kit/package.json'),
  v.object({ version: v.string() }),
);

interface ReleaseParams {
  app: string;
  version: string;
  '*': string;
}

interface SnapshotParams {
  snapshot: string;
  '*': string;
}

/**
 * The site's files below `/site/`, with the same keys as in a bucket, for replicas. No team key is needed: visitors get the
 * same files. Only the pointer changes. Source maps have their own route.
 */
export function addSiteRoutes(app: FastifyInstance): void {
  const readKnown = rememberLatest(servedReleases, readRelease);

  app.get('/live', async (_request, reply) => {
    const live = (await readDeployed()) ?? refuseNothingLive();
    const apps = Object.entries(live.entry.apps).map(([name, { version, since, origin }]) => {
      return [name, { version, since, origin: origin || null }];
    });
    reply.header('cache-control', 'no-cache');
    return { entry: live.entry.n, snapshot: live.name, kit: kitVersion, apps: Object.fromEntries(apps) };
  });

  app.get(`/site/${pointerKey}`, async (request, reply) => {
    const content = (await siteStore().read(pointerKey)) ?? refuseNothingLive();
    const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(content);
  });

  app.get<{ Params: ReleaseParams }>('/site/releases/:app/:version/*', async ({ params }, reply) => {
    const { app: name, version, '*': path } = params;
    if (!v.is(appName, name) || !v.is(versionName, version)) return refuseMissing();
    const release = await readKnown(name, version).catch((error: Error) => {
      // The file system's: a replica would not ask again for what is missing.
      if ('code' in error) throw error;
      return refuseMissing();
    });
    if (path !== releaseFile && !Object.hasOwn(release.files, path)) return refuseMissing();
    if (isSourceMap(path)) return refuseMissing();
    return sendFile(reply, releasedFile({ app: name, version }, path));
  });

  app.get<{ Params: SnapshotParams }>('/site/snapshots/:snapshot/*', async ({ params }, reply) => {
    const { snapshot, '*': path } = params;
    if (!v.is(snapshotName, snapshot) || !v.is(fileName, path)) return refuseMissing();
    return sendFile(reply, insideFolder(snapshotsFolder, snapshot, path));
  });
}

async function sendFile(reply: FastifyReply, file: string): Promise<FastifyReply> {
  const found = await stat(file).catch(ifMissing(undefined));
  if (!found?.isFile()) return refuseMissing();
  return reply
    .type('application/octet-stream')
    .header('content-length', found.size)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(createReadStream(file));
}

function refuseNothingLive(): never {
  throw new Refusal(503, 'Nothing is deployed yet. Deploy a checkout with: npm start');
}

function refuseMissing(): never {
  throw new Refusal(404, `The file does not exist. The deployed snapshot: GET /site/${pointerKey}`);
}
