import swagger from '@fastify/swagger';
import { company } from '@site/shared/company/company';
import type { FastifyInstance } from 'fastify';
import { refuseOtherMethods } from '../problems/method-not-allowed';
import { describeSchemas, operations } from './operations';

/**
 * Describes the API as OpenAPI 3.1, from the schemas that check what is sent. Call it before the routes are registered.
 * The descriptions are for the document alone: the routes check what is sent themselves, in their own words.
 * @param takesApplications whether the company takes job applications here
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
        description: 'What the forms of the site send. Once it is answered with 200, it is stored.',
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
