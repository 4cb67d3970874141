import swagger from '@fastify/swagger';
import { company } from '@site/shared/company/company';
import type { FastifyInstance } from 'fastify';
import { refuseOtherMethods } from '../problems/method-not-allowed';
import { describeSchemas, operations } from './operations';

/**
 * Describes the API as OpenAPI 3.1, from the schemas that validate requests. Call it before the routes are registered.
 * The document only describes: the routes validate requests themselves, with messages of their own.
 * @param takesApplications whether job applications are on
 */
export function addOpenApi(app: FastifyInstance, takesApplications: boolean) {
  for (const [name, schema] of Object.entries(describeSchemas(takesApplications)))
    app.addSchema({ $id: name, ...schema });
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `Enquiries to ${company.name}`,
        version: '1.0.0',
        description: 'The endpoints of the site’s forms. An answer of 200 means that the data is stored.',
      },
      servers: [{ url: '/' }],
    },
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    transform: ({ url, route }) => {
      const schema = operations[url]?.[String(route.method)];
      return { url, schema: schema ?? { hide: true } };
    },
  });
  app.register(async (routes) => {
    routes.get('/openapi.json', async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(routes.swagger(), null, 2)),
    );
    refuseOtherMethods(routes, '/openapi.json', ['GET', 'HEAD']);
  });
}
