import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@site/kit/testing/free-port';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { root } from '@site/kit/workspace';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Visitor } from '../support/rollout-visitors';
import { findOrInstallPrometheus, startPrometheus } from '../support/running-prometheus';
import { copySite } from '../support/site-copy';

const dashboardSchema = v.object({
  panels: v.array(v.object({ title: v.string(), targets: v.array(v.object({ expr: v.string() })) })),
});
const { panels } = v.parse(
  dashboardSchema,
  JSON.parse(await readFile(join(root, 'deploy/grafana/dashboard.json'), 'utf8')),
);

const site = await copySite();
// The folder of the site is read when the modules are loaded.
vi.stubEnv('SITE_DIR', site.folder);
const { startService } = await import('@site/delivery/service/start-service');
const { readServiceSettings } = await import('@site/delivery/service/settings/read-service-settings');
const { beginRollout } = await import('../support/begin-rollout');

let service: Awaited<ReturnType<typeof startService>>;
let own: RunningSite;
let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
let views = 0;

beforeAll(async () => {
  findOrInstallPrometheus();
  await beginRollout();
  const metrics = `127.0.0.1:${await freePort()}`;
  const { port } = new URL(`http://${metrics}`);
  [service, own] = await Promise.all([
    startService(readServiceSettings({ DELIVERY_PORT: '0', SITE_METRICS: `http://${metrics}` })),
    startSite(site.folder, { METRICS_PORT: port, TRUSTED_PROXIES: '127.0.0.1' }),
  ]);
  prometheus = await startPrometheus({
    '127.0.0.1:9464': metrics,
    '127.0.0.1:3100': new URL(service.address).host,
  });
});
afterAll(async () => {
  await Promise.all([service?.stop(), own?.stop(), prometheus?.stop()]);
  await site.remove();
});

async function visit(): Promise<void> {
  const visitor = new Visitor(own.address, '192.0.2.1');
  await visitor.visit();
  await visitor.report({ lcp: 1200, failsEvery: 4 }, () => ++views);
}

test.each(panels)('the panel $title shows values', async ({ targets }) => {
  for (const { expr } of targets)
    await vi.waitFor(
      async () => {
        // A rate needs an increase between two scrapes.
        await visit();
        expect((await prometheus.query(expr)).filter(Number.isFinite), expr).not.toEqual([]);
      },
      { timeout: 120_000, interval: 500 },
    );
});
