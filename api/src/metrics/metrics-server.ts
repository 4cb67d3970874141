import { setTimeout as delay } from 'node:timers/promises';
import { wholeNumber } from '@site/shared/http/setting-schemas';
import { cached } from '@site/shared/node/cached';
import { keptDays, observationsAddress } from '@site/shared/node/observations';
import type { StatusLine } from '@site/shared/node/status-line';
import { keptWeeks } from '@site/shared/node/visit-observations';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../enquiries/storage/tables';
import { endStalledConnections } from '../http/connections/end-stalled-connections';
import { defaultConnectionLimits as limits } from '../settings/connection-limits';
import type { Metrics } from './metrics';
import type { Observations } from './observations/observations';
import { readErrors, readMetrics, readStage } from './observations/read-observations';
import { readVisits } from './visits/read-visits';

const questionSchema = v.union([
  v.strictObject({ stage: v.pipe(v.string(), v.regex(/^[\w.:-]{1,200}\/\d{1,3}$/)) }),
  v.strictObject({ days: wholeNumber(1, keptDays) }),
  v.strictObject({ errors: wholeNumber(1, keptDays) }),
  v.strictObject({ visits: wholeNumber(1, keptWeeks) }),
  v.strictObject({ status: v.literal('enquiries') }),
]);

/** Milliseconds: however many boards are open, the database gets one query of each kind a minute. */
const cacheMs = 60_000;

/** Milliseconds for a whole request, which has no body. */
const requestTimeoutMs = 10_000;

/** Milliseconds in which pending counts are written before an answer: the release service waits five seconds for it. */
const flushTimeoutMs = 1000;

export interface MetricsServerParts {
  metrics: Pick<Metrics, 'read'>;
  database: Database;
  readStatus: () => Promise<StatusLine[]>;
  observations?: Pick<Observations, 'flush'>;
}

/** Serves Prometheus and the release service on a separate port, which visitors cannot reach. */
export function buildMetricsServer(parts: MetricsServerParts): FastifyInstance {
  const { metrics, database, readStatus, observations } = parts;
  const app = fastify({ requestTimeout: requestTimeoutMs });
  endStalledConnections(app, limits);
  const metricsOf = cached(cacheMs, (days: number) => readMetrics(database, days));
  const errorsOf = cached(cacheMs, (days: number) => readErrors(database, days));
  const visitsOf = cached(cacheMs, (weeks: number) => readVisits(database, weeks));
  const statusOf = cached(cacheMs, (_subject: 'enquiries') => readStatus());
  app.get('/metrics', async (_request, reply) => {
    const { text, contentType } = await metrics.read();
    return reply.type(contentType).send(text);
  });
  app.get(observationsAddress, async ({ query }, reply) => {
    const { success, output } = v.safeParse(questionSchema, query);
    if (!success)
      return reply.code(400).send({
        detail: `Ask for stage=<id>/<share>, days or errors from 1 to ${keptDays}, visits from 1 to ${keptWeeks} weeks, or status=enquiries.`,
      });
    if ('status' in output) return statusOf(output.status);
    await Promise.race([observations?.flush().catch(() => {}), delay(flushTimeoutMs)]);
    if ('stage' in output) return readStage(database, output.stage);
    if ('visits' in output) return visitsOf(output.visits);
    return 'days' in output ? metricsOf(output.days) : errorsOf(output.errors);
  });
  return app;
}
