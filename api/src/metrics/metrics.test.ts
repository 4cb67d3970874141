import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { enquiryAddress } from '@site/shared/company/company';
import { observationsAddress, stageObservationsSchema } from '@site/shared/node/observations';
import { noCounts } from '@site/shared/node/sample-counts';
import { statusLinesSchema } from '@site/shared/node/status-line';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Database } from '../enquiries/storage/tables';
import { makeSqlite } from '../testing/databases';
import { openTestDatabase } from '../testing/open-test-database';
import { sampleEnquiry } from '../testing/sample-enquiry';
import { openTestApp } from '../testing/test-app';
import { createMetrics } from './metrics';
import { buildMetricsServer, type MetricsServerParts } from './metrics-server';
import { serverLines } from './server-lines';

const serve = (database: Database, parts: Partial<MetricsServerParts> = {}) =>
  buildMetricsServer({ metrics: createMetrics(database), database, readStatus: async () => [], ...parts });

test('Prometheus reads counts of requests and mails, and nothing a visitor typed', async () => {
  const place = await makeSqlite();
  const database = await openTestDatabase(place.location);
  const metrics = createMetrics(database);
  const { app } = await openTestApp({ makeDatabase: async () => place, instrument: metrics.instrument });
  await app.inject({ method: 'POST', url: `${enquiryAddress}?name=secret`, payload: sampleEnquiry });
  await app.inject({ method: 'POST', url: enquiryAddress, payload: {} });
  await app.inject('/secret/path');
  metrics.countMail('sent');
  metrics.countTrapped();

  const server = serve(database, { metrics });
  const response = await server.inject('/metrics');
  expect(response.headers['content-type']).toMatch(/^text\/plain; .*version=0\.0\.4/);
  const route = `route="${enquiryAddress}"`;
  for (const line of [
    `site_http_request_duration_seconds_count{method="POST",${route},status="200"} 1`,
    `site_http_request_duration_seconds_count{method="POST",${route},status="422"} 1`,
    'site_mails_total{outcome="sent"} 1',
    'site_enquiries_trapped_total 1',
    'site_notifications{state="waiting"} 1',
    'site_notifications{state="dead"} 0',
    'site_scans{state="waiting"} 0',
    'site_scans{state="infected"} 0',
  ])
    expect(response.body).toContain(line);
  expect(response.body).toContain('site_database_up 1');
  expect(response.body).toContain('process_resident_memory_bytes');
  expect(response.body).not.toContain('secret');
  expect((await server.inject('/')).statusCode).toBe(404);
});

test('while the database fails, one metric reports it, and all others are available', async () => {
  const { app, database } = await openTestApp();
  const server = serve(database);
  await app.ready();
  await server.inject('/metrics');
  await database.schema.dropTable('notifications').execute();
  const response = await server.inject('/metrics');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('site_database_up 0');
  expect(response.body).toContain('process_resident_memory_bytes');
  // An old count would look current.
  expect(response.body).not.toContain('site_notifications{');
});

test('a question is answered although a write of counts does not end', async () => {
  const { database } = await openTestApp();
  const server = serve(database, { observations: { flush: () => new Promise(() => {}) } });
  const answer = await server.inject(`${observationsAddress}?stage=000001/5`);
  expect(v.parse(stageObservationsSchema, answer.json()).canary).toEqual(noCounts());
}, 10_000);

test('lines of the status are read at the private port alone, and on a replica name its disk', async () => {
  const { app, database, location } = await openTestApp();
  const settings = { database: location, siteFrom: 'https://release.example/site', siteDirectory: tmpdir() };
  const server = serve(database, { readStatus: () => serverLines(database, settings) });
  const url = `${observationsAddress}?status=enquiries`;
  const lines = v.parse(statusLinesSchema, (await server.inject(url)).json());
  expect(Object.fromEntries(lines.map(({ name, ...line }) => [name, line]))).toMatchObject({
    enquiries: { text: '0 in the last day, 0 in the last week' },
    mails: { text: '0 waiting, 0 given up' },
    webhooks: { text: '0 waiting, 0 given up' },
    retention: { text: 'has not run yet' },
    backup: { text: 'none yet' },
    'data disk': { text: expect.stringContaining('GB free') },
    'replica disk': { text: expect.stringContaining('GB free') },
  });
  expect((await app.inject(url)).body).not.toContain('in the last day');
});

test('a connection without a request does not delay the end of the server', async () => {
  const server = serve(await openTestDatabase((await makeSqlite()).location));
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const unused = connect(Number(port), '127.0.0.1');
  await once(unused, 'connect');
  await server.close();
});
