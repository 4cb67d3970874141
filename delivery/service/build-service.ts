import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { answerError, sendProblem } from './http/problem';
import { addSiteRoutes } from './site/site-routes';

export interface ServiceParts {
  logger: NonNullable<FastifyServerOptions['logger']>;
}

/** Builds the release service without listening. */
export function buildService(parts: ServiceParts): FastifyInstance {
  const app = fastify({ logger: parts.logger });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, 404, 'There is no such address. What there is: GET /openapi.json'),
  );
  addSiteRoutes(app);
  return app;
}
