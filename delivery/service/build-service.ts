import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { answerError, sendProblem } from './http/problem';
import { addSiteRoutes } from './site/site-routes';

export interface ServiceParts {
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** The proxies whose word about the client's address is believed. */
  trustedProxies?: string[];
}

/** Builds the release service without listening. */
export function buildService({ logger, trustedProxies = [] }: ServiceParts): FastifyInstance {
  const app = fastify({ logger, trustProxy: trustedProxies.length > 0 ? trustedProxies : false });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, 404, 'There is no such address. What there is: GET /openapi.json'),
  );
  app.get('/livez', async () => ({ status: 'ok' }));
  addSiteRoutes(app);
  return app;
}
