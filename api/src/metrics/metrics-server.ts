import { keptReportDays, reportHistoryAddress } from '@site/shared/contracts/report-history';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readHistory } from '../reports/history/read-history';
import type { RolloutCounts } from '../reports/rollout-counts';
import type { Database } from '../storage/tables';
import type { Metrics } from './metrics';

const historyQuerySchema = v.object({
  days: v.pipe(
    v.string(),
    v.regex(/^\d{1,2}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(keptReportDays),
  ),
});

/** Answers Prometheus, and the release service with its board, at a port of its own, which no visitor can reach. */
export function buildMetricsServer(
  metrics: Metrics,
  database: Database,
  rolloutCounts?: Pick<RolloutCounts, 'read'>,
): FastifyInstance {
  const app = fastify();
  app.get('/metrics', async (_request, reply) => {
    const { text, contentType } = await metrics.read();
    return reply.type(contentType).send(text);
  });
  app.get(reportHistoryAddress, async ({ query }, reply) => {
    const { success, output } = v.safeParse(historyQuerySchema, query);
    if (!success) return reply.code(400).send({ detail: `days is a number from 1 to ${keptReportDays}.` });
    return readHistory(database, output.days);
  });
  app.get('/rollout', async (_request, reply) => {
    const figures = await rolloutCounts?.read();
    return figures ?? reply.code(404).send({ detail: 'No rollout runs.' });
  });
  return app;
}
