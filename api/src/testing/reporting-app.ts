import { join } from 'node:path';
import { observationsAddress, stageObservationsSchema } from '@site/shared/node/observations';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { writeFileAt } from '@site/shared/node/testing/write-file';
import { visitObservationsSchema } from '@site/shared/node/visit-observations';
import { reportsAddress } from '@site/shared/site-model/reports-address';
import type { ReportedView } from '@site/shared/site-model/visit-report';
import { Registry } from 'prom-client';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import { connectDatabase } from '../enquiries/storage/open-database';
import { buildMetricsServer } from '../metrics/metrics-server';
import { createObservations } from '../metrics/observations/observations';
import { readErrors } from '../metrics/observations/read-observations';
import { createReportMetrics } from '../metrics/reports/report-metrics';
import { composeSnapshot } from './composed-site';
import { emptyDatabases } from './databases';
import { beginRollout } from './sample-rollout';
import { openTestApp } from './test-app';

export const release = '1.0.0-abc';
export const script = 'static/js/async/page.js';

export const sampleView: ReportedView = {
  app: 'mf-careers',
  release,
  pattern: '/AboutUs',
  device: 'phone',
  vitals: { LCP: 1800, INP: 90, CLS: 0.02, TTFB: 300, FCP: 900 },
  problems: [],
};

export const sampleProblem: ReportedView['problems'][number] = {
  kind: 'caught',
  name: 'TypeError',
  message: 'x is not a function',
  stack: [`mf-careers/${release}/${script}:1:11`],
  count: 2,
};

/** A server of a site with one deployed release, whose script has a source map, with its log and counts. */
export async function openReports(percentage = 100) {
  const siteDirectory = await temporaryFolder();
  await composeSnapshot(siteDirectory, '1', {
    headers: { 'reporting-endpoints': 'reports="/site/reports"', 'server-timing': 'reports;dur=100' },
  });
  await makeLive(siteDirectory, release);
  const map = {
    version: 3,
    sources: ['mf-careers/src/page.tsx'],
    sourcesContent: ['first line\n  throw new TypeError();\n'],
    names: [],
    // Column 10 of the script is column 2 of the second line.
    mappings: 'UACE',
  };
  await writeFileAt(
    join(siteDirectory, 'releases/mf-careers', release, 'maps', `${script}.map`),
    JSON.stringify(map),
  );
  const lines: string[] = [];
  const registry = new Registry();
  const read = () => registry.metrics();
  // Release tests use this, too, and have no migrated database. Most tests don't query it, so it stays closed.
  const { location, environment } = await emptyDatabases[0].makeDatabase();
  const database = connectDatabase(location);
  onTestFinished(() => database.destroy());
  const observations = createObservations(database, createReportMetrics(registry));
  const { app } = await openTestApp({
    makeDatabase: async () => ({ location, environment }),
    siteDirectory,
    // Each request of a test may come from another client.
    formGuards: { trustedProxies: ['127.0.0.1'] },
    logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } },
    reports: percentage === 0 ? undefined : { percentage, observations },
  });
  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: reportsAddress,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const metricsServer = buildMetricsServer({
    metrics: { read: async () => ({ text: await read(), contentType: registry.contentType }) },
    database,
    readStatus: async () => [],
    observations,
  });
  const ask = async (query: Record<string, string>) =>
    (await metricsServer.inject({ url: observationsAddress, query })).json();
  const stage = async (stage: string) => v.parse(stageObservationsSchema, await ask({ stage }));
  const visits = async () => v.parse(visitObservationsSchema, await ask({ visits: '1' })).rows;
  const errors = async () => {
    await observations.flush();
    return (await readErrors(database, 1)).errors;
  };
  return { app, post, lines, siteDirectory, stage, visits, errors, read };
}

/** The same during a rollout. */
export async function openRollout(app = 'mf-careers') {
  const reports = await openReports();
  await beginSampleRollout(reports.siteDirectory, { app });
  return reports;
}

/** Starts a rollout from 1.0.0 to 2.0.0, with a snapshot that names no release. */
export async function beginSampleRollout(siteDirectory: string, { app = 'mf-careers', share = 5 } = {}) {
  await beginRollout(siteDirectory, { snapshot: '000002-b', share, app });
  await writeFileAt(
    join(siteDirectory, 'snapshots/000002-b/releases.json'),
    JSON.stringify({ schema: '', microFrontends: {} }),
  );
}

/** Deploys a release of careers. */
export async function makeLive(siteDirectory: string, version: string) {
  const url = `/releases/mf-careers/${version}/web/remoteEntry.js`;
  const routes = ['/', '/AboutUs', '/career/:job'].map((path) => ({ path, page: 'page' }));
  const extras = { routes: { routes, redirects: [] } };
  const metadata = { version, integrity: 'sha384-a' };
  const shell = [{ url: `/releases/shell/${version}/web/static/js/main.js`, metadata }];
  const microFrontends = { shell, 'mf-careers': [{ url, metadata, extras }] };
  await writeFileAt(
    join(siteDirectory, 'current/releases.json'),
    JSON.stringify({ schema: '', microFrontends }),
  );
}
