import { enquiryAddress } from '@site/shared/company/company';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Outcome } from '../enquiries/mail/outbox';
import type { Database } from '../enquiries/storage/tables';
import { measureDatabase } from './measure-database';
import { measureFolders, type ServerFolders } from './measure-folders';
import { createReportMetrics } from './reports/report-metrics';

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds; the target for an enquiry is 0.1. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The server's metrics for Prometheus. No label contains anything a visitor typed.
 * @param folders the folders whose disks and releases are measured
 */
export function createMetrics(database: Database, folders?: ServerFolders) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  // Prometheus sees an increase only from a known value: without these zeros the first failure would be missed.
  for (const status of [200, 422, 429, 500, 503])
    durations.zero({ method: 'POST', route: enquiryAddress, status });
  const mails = new Counter({
    name: 'site_mails_total',
    help: 'Attempts to mail a notification, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const trapped = new Counter({
    name: 'site_enquiries_trapped_total',
    help: 'Enquiries that were dropped because their hidden field was filled in',
    registers,
  });
  const readDatabase = measureDatabase(database, registry);
  const readFolders = folders && measureFolders(folders, registry);
  return {
    /** Measures every request of an app; to be called before its routes are added. */
    instrument(app: FastifyInstance) {
      app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
        const { method, routeOptions } = request;
        durations.observe({ method, route: routeOptions.url ?? 'none', status }, elapsedTime / 1000);
      });
    },
    countMail: (outcome: Outcome) => mails.inc({ outcome }),
    countTrapped: () => trapped.inc(),
    reports: createReportMetrics(registry),
    /** @returns the text format of Prometheus, and its content type */
    async read() {
      await Promise.all([readDatabase(), readFolders?.()]);
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}
