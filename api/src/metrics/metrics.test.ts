import { enquiryAddress } from '@site/shared/company/company';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../enquiries/storage/open-database';
import { databases } from '../testing/databases';
import { sampleEnquiry } from '../testing/sample-enquiry';
import { openTestApp } from '../testing/test-app';
import { createMetrics } from './metrics';
import { buildMetricsServer } from './metrics-server';

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('Prometheus reads counts of requests and mails, and nothing a visitor typed', async () => {
    const { location, environment } = await makeDatabase();
    const database = await openDatabase(location);
    onTestFinished(() => database.destroy());
    const metrics = createMetrics(database);
    const { app } = await openTestApp({
      makeDatabase: async () => ({ location, environment }),
      instrument: metrics.instrument,
    });
    await app.inject({ method: 'POST', url: `${enquiryAddress}?name=secret`, payload: sampleEnquiry });
    await app.inject({ method: 'POST', url: enquiryAddress, payload: {} });
    await app.inject('/secret/path');
    metrics.countMail('sent');
    metrics.countTrapped();

    const server = buildMetricsServer(metrics, database);
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
    ])
      expect(response.body).toContain(line);
    expect(response.body).toContain('site_database_up 1');
    expect(response.body).toContain('process_resident_memory_bytes');
    expect(response.body).not.toContain('secret');
    expect((await server.inject('/')).statusCode).toBe(404);
  });
});

test('while the database fails, one metric reports it, and all others are available', async () => {
  const { app, database } = await openTestApp();
  const metrics = createMetrics(database);
  const server = buildMetricsServer(metrics, database);
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
