import { createReadStream } from 'node:fs';
import rateLimit from '@fastify/rate-limit';
import { Refusal } from '@site/shared/http/refusal';
import { cached } from '@site/shared/node/cached';
import { versionName } from '@site/shared/site-model/outside-names';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readRollout } from '../../deploy/deployed';
import { lastEntries, readNewest } from '../../deploy/log/read-log';
import { verifyLog } from '../../deploy/log/verify-log';
import { reportRollout } from '../../deploy/rollout/rollout-report';
import { siteStore } from '../../registry/site-store/open-site-store';
import type { DeploymentQueues } from '../deployment/deployment-queues';
import { readInput } from '../http/read-input';
import { type AppParams, readApp } from '../releases/read-app';
import { addActionRoutes } from './action-routes';
import { boardAddress, visitsAddress } from './board-address';
import { readBoardStyle } from './board-style';
import { fetchReports } from './browser-metrics';
import { askRollback, askRollout, type RolloutParams, readAction } from './confirmation-pages';
import { appPage } from './pages/app-page';
import { logPage } from './pages/log-page';
import { overviewPage } from './pages/overview-page';
import { spans } from './pages/parts';
import { readAppReleases, readEntriesAbout, readLive, readPreviews } from './read-board';
import { show } from './show';
import { createBoardStatus } from './status/board-status';
import { fetchVisits, periods } from './visits/visit-counts';
import { visitsPage } from './visits/visits-page';

/** Actions of one client in ten minutes. */
const maxActions = 60;
const timeWindow = 10 * 60_000;

/** How long a page is shown again instead of being made again. */
const cachedMs = 5000;

/** The newest ones: to read and check all takes seconds for thousands. */
const shownEntries = 500;

/** No script, nothing of another origin, and no form to another origin. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const querySchema = v.object({
  days: v.fallback(v.pipe(v.string(), v.transform(Number), v.picklist(spans)), 7),
  version: v.optional(versionName),
});

const visitsQuerySchema = v.object({
  weeks: v.fallback(v.pipe(v.string(), v.transform(Number), v.picklist(periods)), 4),
});

interface BoardParts {
  /** The URL of a web server's METRICS_PORT. */
  server: string;
  queues: DeploymentQueues;
}

/** The board: deployed releases and their metrics, readable by everyone who can reach the service; buttons need a key. */
export async function addBoardRoutes(app: FastifyInstance, { server, queues }: BoardParts): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  const readStatus = createBoardStatus(server);
  const page = cachedPages();

  app.get('/', async (_request, reply) => reply.redirect(boardAddress, 302));

  app.get(boardAddress, async ({ query }, reply) => {
    const { days } = readInput(querySchema, query);
    return show(reply, await page(`/ ${days}`, () => overview(server, days, readStatus)));
  });

  app.get(visitsAddress, async ({ query }, reply) => {
    const { weeks } = readInput(visitsQuerySchema, query);
    const make = async () => visitsPage(await fetchVisits(server, new Date()), weeks);
    return show(reply, await page(`visits ${weeks}`, make));
  });

  app.get(`${boardAddress}/log`, async (_request, reply) => {
    const make = async () => {
      const entries = await lastEntries(siteStore(), shownEntries);
      return logPage(entries, await verifyLog(siteStore(), shownEntries));
    };
    return show(reply, await page('log', make));
  });

  await addStyleRoutes(app);

  app.get<{ Params: AppParams }>(`${boardAddress}/:app`, async ({ params, query }, reply) => {
    const name = await readApp(params);
    const { days } = readInput(querySchema, query);
    return show(reply, await page(`${name} ${days}`, () => appOverview(server, days, name)));
  });

  app.get<{ Params: AppParams }>(`${boardAddress}/:app/rollback`, async ({ params, query }, reply) => {
    const name = await readApp(params);
    const { version } = readInput(querySchema, query);
    return show(reply, await askRollback(name, version));
  });

  app.get<{ Params: RolloutParams }>(`${boardAddress}/rollout/:action`, async ({ params }, reply) =>
    show(reply, await askRollout(readAction(params))),
  );

  await app.register(async (actions) => {
    await actions.register(rateLimit, { max: maxActions, timeWindow });
    addActionRoutes(actions, queues);
  });
}

/** A page is made once for all who open it within {@link cachedMs}, until something is deployed. */
function cachedPages() {
  const cachedPage = cached(cachedMs, (_key: string, make: () => Promise<string>) => make());
  return async (key: string, make: () => Promise<string>) => {
    const newest = await readNewest(siteStore());
    return cachedPage(`${newest?.head.hash} ${key}`, make);
  };
}

async function overview(server: string, days: number, readStatus: ReturnType<typeof createBoardStatus>) {
  const deployed = readLive();
  const running = readRollout().then(reportRollout);
  const [{ live, apps }, reports, entries, rollout, previews, status] = await Promise.all([
    deployed,
    fetchReports(server, days),
    lastEntries(siteStore(), 10),
    running,
    readPreviews(),
    readStatus(
      deployed.then((found) => found.apps),
      running,
    ),
  ]);
  const deployment = live?.entry.n;
  return overviewPage({ deployment, status, apps, rollout, previews, reports, days, entries });
}

async function appOverview(server: string, days: number, name: string) {
  const [app, reports, entries] = await Promise.all([
    readAppReleases(name),
    fetchReports(server, days),
    readEntriesAbout(name),
  ]);
  return appPage({ app, reports, days, entries, now: new Date() });
}

async function addStyleRoutes(app: FastifyInstance): Promise<void> {
  const { css, fonts } = await readBoardStyle();
  app.get(`${boardAddress}/board.css`, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(css),
  );

  app.get<{ Params: { file: string } }>(`${boardAddress}/fonts/:file`, async ({ params }, reply) => {
    const file = fonts.get(params.file);
    if (!file) throw new Refusal(404, 'There is no such font.');
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('font/woff2')
      .send(createReadStream(file));
  });
}
