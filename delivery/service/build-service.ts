import rateLimit from '@fastify/rate-limit';
import { sendProblem } from '@site/shared/http/problem';
import { Refusal } from '@site/shared/http/refusal';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { addBoardRoutes } from './board/board-routes';
import { createDeploymentQueues } from './deployment/deployment-queues';
import { addDeploymentRoutes } from './deployment/deployment-routes';
import { answerError } from './http/answer-error';
import { endUnusedConnections } from './http/end-unused-connections';
import { addOpenApi } from './http/openapi';
import { authenticateCallers } from './identity/authenticate';
import type { CiIdentity } from './identity/ci-identities';
import { createTokenReader } from './identity/ci-tokens';
import { addKeyRoute } from './identity/key-route';
import { trackTokens, type UsedTokens } from './identity/used-tokens';
import { addMetricsRoute } from './metrics/metrics-route';
import { addPreviewRoutes } from './previews/preview-routes';
import { addMapRoutes } from './releases/map-routes';
import { addReleaseRoutes } from './releases/release-routes';
import { addRolloutRoutes } from './rollout/rollout-routes';
import type { ServiceSettings } from './settings/read-service-settings';
import { addSiteRoutes } from './site/replica-routes';

const timeWindow = 10 * 60_000;

/** Milliseconds for a whole request: the largest upload over a slow connection. */
const requestTimeoutMs = 300_000;

type Settings = Pick<ServiceSettings, 'trustedProxies' | 'rateLimit' | 'previewHost' | 'board' | 'quota'>;

export interface ServiceParts extends Partial<Settings> {
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** The permissions of CI runs; none if undefined. */
  identities?: CiIdentity[];
  /** The tokens used so far. */
  tokens?: UsedTokens;
}

/** Builds the release service without listening. */
export function buildService(parts: ServiceParts): FastifyInstance {
  const { logger, board, trustedProxies = [], rateLimit: max = 600, identities = [] } = parts;
  const app = fastify({
    logger,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    requestTimeout: requestTimeoutMs,
  });
  endUnusedConnections(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, 404, 'This path does not exist. All paths: GET /openapi.json'),
  );
  addOpenApi(app);
  app.register(async (open) => {
    open.get('/livez', async () => ({ status: 'ok' }));
    addMetricsRoute(open);
    addSiteRoutes(open);
  });
  const queues = createDeploymentQueues();
  // Their clients may have left, so that no request waits for them.
  app.addHook('onClose', async () => {
    await Promise.all(Object.values(queues).map((queue) => queue.emptied()));
  });
  if (board) app.register(addBoardRoutes, { ...board, queues });
  app.register(async (guarded) => {
    const tokens = parts.tokens ?? trackTokens();
    await guarded.register(rateLimit, {
      max,
      timeWindow,
      errorResponseBuilder: (_request, { after }) =>
        new Refusal(429, `Too many requests from your address. Try again in ${after}.`),
    });
    guarded.decorateRequest('caller', null);
    // After the limit, which counts refused requests, too, and before the body is read.
    guarded.addHook('preParsing', authenticateCallers(createTokenReader(identities)));
    addKeyRoute(guarded);
    addReleaseRoutes(guarded, { tokens, quota: parts.quota });
    addMapRoutes(guarded);
    addDeploymentRoutes(guarded, { tokens, queues });
    addPreviewRoutes(guarded, { tokens, host: parts.previewHost, queue: queues.previews });
    addRolloutRoutes(guarded, tokens);
  });
  return app;
}
