import type { FastifyInstance } from 'fastify';
import { refuseOtherMethods } from '../problems/method-not-allowed';
import { composeOpenApi } from './openapi-document';

/** Describes the API for programs and for the people who write them. */
export function addOpenApiRoute(app: FastifyInstance, takesApplications: boolean) {
  const document = JSON.stringify(composeOpenApi(takesApplications), null, 2);
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  );
  refuseOtherMethods(app, '/openapi.json', ['GET', 'HEAD']);
}
