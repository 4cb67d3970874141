import fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

/** Answers Prometheus at a port of its own, which no visitor can reach. */
export function buildMetricsServer(metrics: Metrics): FastifyInstance {
  const app = fastify();
  app.get('/metrics', async (_request, reply) => {
    const { text, contentType } = await metrics.read();
    return reply.type(contentType).send(text);
  });
  return app;
}
