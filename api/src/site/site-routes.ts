import fastifyStatic from '@fastify/static';
import { sendProblem } from '@site/shared/http/problem';
import { insideFolder } from '@site/shared/node/inside-folder';
import { addressKey } from '@site/shared/site-model/address';
import { redirectAddress } from '@site/shared/site-model/redirect-address';
import { pointerKey } from '@site/shared/site-model/release-record-places';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendMethodNotAllowed } from '../http/problems/method-not-allowed';
import type { PageSource } from './page-source';
import { createPreviews } from './previews/previews';
import { isPublicSiteFile } from './public-files';
import { serveReleases } from './releases';
import { createChooser } from './rollout/choose-snapshot';
import { sendPage } from './send-page';
import { readDeployed } from './snapshot';

const readMethods = ['GET', 'HEAD'];

interface SiteParts {
  siteDirectory: string;
  /** The parent host of the previews; undefined without previews. */
  previewHost?: string | undefined;
  /** Visits of a hundred that send samples. */
  reportedPercentage: number;
}

/** Serves the composed site: its pages, redirects and files, the releases they load, and the not-found page. */
export function addSiteRoutes(
  app: FastifyInstance,
  { siteDirectory, previewHost, reportedPercentage }: SiteParts,
) {
  const choose = createChooser(siteDirectory, reportedPercentage);
  /** The source of each request's answer, so that no answer mixes two. */
  const sources = new WeakMap<FastifyRequest, PageSource>();
  if (previewHost !== undefined)
    app.addHook('onRequest', createPreviews(siteDirectory, previewHost, sources));

  addFiles(app, siteDirectory);

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    const key = addressKey(path);
    const source = await sourceOf(request, reply, path);
    const { snapshot, headers, cacheControl } = source;
    const page = snapshot.pages.get(key);
    if (page)
      return sendPage(request, reply, { file: insideFolder(snapshot.folder, page), headers, cacheControl });
    const target = snapshot.redirects.get(key);
    if (target) {
      reply.header('cache-control', source.redirectCacheControl);
      return reply.redirect(redirectAddress(target, request.url), 301);
    }
    if (!isPublicSiteFile(path)) return reply.callNotFound();
    reply.headers({ 'cache-control': cacheControl, vary: 'Accept-Encoding' });
    return reply.sendFile(path, snapshot.folder);
  });

  app.route({
    url: '/*',
    method: app.supportedMethods.filter((method) => !readMethods.includes(method)),
    onRequest: refuse,
    handler: () => {},
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (!readMethods.includes(request.method)) return refuse(request, reply);
    const path = pathOf(request.url);
    const { snapshot, headers, cacheControl } = await sourceOf(request, reply, path);
    const { folder, notFound, gone } = snapshot;
    const status = gone.has(addressKey(path)) ? 410 : 404;
    return sendPage(request, reply, { file: insideFolder(folder, notFound), headers, cacheControl, status });
  });

  /** The requested preview, or the deployed site. */
  async function sourceOf(request: FastifyRequest, reply: FastifyReply, path: string) {
    const source = sources.get(request) ?? (await choose(request, reply, path));
    sources.set(request, source);
    return source;
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply) {
    const { pages, redirects } = await readDeployed(siteDirectory);
    const key = addressKey(pathOf(request.url));
    if (pages.has(key) || redirects.has(key)) return sendMethodNotAllowed(reply, request.method, readMethods);
    return sendProblem(reply, 404, 'Nothing exists at this path. Check its spelling.');
  }
}

/** The releases, the pointer, and `reply.sendFile` for the files of snapshots. */
function addFiles(app: FastifyInstance, siteDirectory: string): void {
  app.register(serveReleases, { prefix: '/releases', siteDirectory });
  app.register(fastifyStatic, {
    serve: false,
    root: siteDirectory,
    preCompressed: true,
    index: false,
    cacheControl: false,
  });
  // Without a pointer, as in a copy of the pages alone, the not-found page answers.
  app.get(`/${pointerKey}`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(pointerKey, siteDirectory),
  );
}

/** The decoded path of a request: `toPath` has made it one that can be decoded. */
function pathOf(url: string): string {
  return decodeURIComponent(url.replace(/\?.*/s, ''));
}
