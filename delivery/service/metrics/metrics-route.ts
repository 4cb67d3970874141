import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { readDeployed } from '../../deploy/deployed';

/** `GET /metrics`, for Prometheus: the last deployment, and the running or last rollout. */
export function addMetricsRoute(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const deployed = gauge(
    'delivery_last_deployment_timestamp_seconds',
    'When the deployed releases changed last; 0: nothing is deployed',
  );
  const weight = gauge('delivery_rollout_weight', 'Percentage of visitors in the running rollout', ['app']);
  const ended = gauge(
    'delivery_rollout_ended_timestamp_seconds',
    'When the last rollout ended, and its cause: its metrics (automatic), or a caller (key, ci, local)',
    ['app', 'outcome', 'by'],
  );

  async function update() {
    const entry = (await readDeployed())?.entry;
    const changes = Object.values(entry?.apps ?? {}).map(({ since }) => since);
    deployed.set(secondsOf(changes.sort().at(-1)));
    weight.reset();
    ended.reset();
    if (!entry?.rollout) return;
    const { app: name, share, ended: outcome, steps } = entry.rollout;
    const step = steps.at(-1);
    if (outcome) ended.set({ app: name, outcome, by: step?.by.who.kind }, secondsOf(step?.at));
    else weight.set({ app: name }, share);
  }

  app.get('/metrics', async (_request, reply) => {
    await update();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function secondsOf(time: string | undefined): number {
  return time === undefined ? 0 : Date.parse(time) / 1000;
}
