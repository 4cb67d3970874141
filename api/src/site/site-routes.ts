import fastifyCookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { addressKey } from '@site/shared/contracts/address';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { releaseRecordFile } from '@site/shared/contracts/release-record-places';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignPages } from '../http/forms/same-site';
import { sendMethodNotAllowed } from '../http/problems/method-not-allowed';
import { sendProblem } from '../http/problems/problem';
import { withReports } from '../reports/page-headers';
import { watchGenerations } from './generation';
import { bannerStyles, bannerStylesPath } from './previews/preview-banner';
import { createPreviews, type PreviewSettings } from './previews/previews';
import { isPublicSiteFile } from './public-files';
import { redirectAddress, redirectCacheControl } from './redirect';
import { serveReleases } from './releases';
import { createChooser } from './rollout/choose-generation';
import { sendPage } from './send-page';

const readMethods = ['GET', 'HEAD'];

interface SiteParts {
  siteDirectory: string;
  previews?: PreviewSettings | undefined;
  /** How many visits of a hundred report how they went. */
  reportedPercentage: number;
}

/** Serves the composed site: its pages, redirects and files, the releases they load, and the page for everything else. */
export function addSiteRoutes(
  app: FastifyInstance,
  { siteDirectory, previews: settings, reportedPercentage }: SiteParts,
) {
  const liveGeneration = watchGenerations(siteDirectory);
  const choose = createChooser(siteDirectory);
  const previews = settings && createPreviews(siteDirectory, settings);
  if (previews) {
    app.register(fastifyCookie);
    app.get(bannerStylesPath, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(bannerStyles),
    );
  }

  app.register(serveReleases, { prefix: '/releases', siteDirectory });
  app.register(fastifyStatic, {
    serve: false,
    root: siteDirectory,
    preCompressed: true,
    index: false,
    cacheControl: false,
  });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    const key = addressKey(path);
    const { generation, cacheControl } = await choose(request, reply, path);
    if (await previews?.switch(request, reply, generation)) return reply;
    if (await previews?.composed(request, reply, path)) return reply;
    const page = generation.pages.get(key);
    const previewed = page
      ? await previews?.page(request, reply, generation, 200)
      : path === `/${releaseRecordFile}` && (await previews?.record(request, reply, generation));
    if (previewed) return reply;
    if (page)
      return sendPage(request, reply, {
        file: insideFolder(generation.folder, page),
        headers: withReports(generation.headers, reportedPercentage),
        cacheControl,
      });
    const target = generation.redirects.get(key);
    if (target) {
      // While a rollout runs, the target depends on the visitor.
      reply.header('cache-control', cacheControl === 'no-cache' ? redirectCacheControl : cacheControl);
      return reply.redirect(redirectAddress(target, request.url), 301);
    }
    if (!isPublicSiteFile(path)) return reply.callNotFound();
    reply.headers({ 'cache-control': cacheControl, vary: 'Accept-Encoding' });
    return reply.sendFile(path, generation.folder);
  });

  app.route({
    url: '/*',
    method: app.supportedMethods.filter((method) => !readMethods.includes(method)),
    onRequest: async (request, reply) => (await confirmPreview(request, reply)) ?? refuse(request, reply),
    handler: () => {},
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (!readMethods.includes(request.method)) return refuse(request, reply);
    const path = pathOf(request.url);
    const { generation, cacheControl } = await choose(request, reply, path);
    const { folder, notFound, gone } = generation;
    const status = gone.has(addressKey(path)) ? 410 : 404;
    if (await previews?.page(request, reply, generation, status)) return reply;
    const headers = withReports(generation.headers, reportedPercentage);
    return sendPage(request, reply, { file: insideFolder(folder, notFound), headers, cacheControl, status });
  });

  /** Takes the form of the page that asks before a preview; from no other site's page, as that could post it, too. */
  async function confirmPreview(request: FastifyRequest, reply: FastifyReply) {
    if (!previews || request.method !== 'POST') return undefined;
    await refuseForeignPages([])(request);
    return (await previews.switch(request, reply, await liveGeneration())) ? reply : undefined;
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply) {
    const { pages, redirects } = await liveGeneration();
    const key = addressKey(pathOf(request.url));
    if (pages.has(key) || redirects.has(key)) return sendMethodNotAllowed(reply, request.method, readMethods);
    return sendProblem(reply, 404, 'There is nothing at this address. Check how it is spelled.');
  }
}

/** The path of a request, decoded; as it came where it can't be decoded. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
