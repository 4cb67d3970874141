import { expect, hydrated, test as journeys } from '@site/kit/testing/journey';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { freePort } from '../../api/src/testing/programs/free-port';

interface WatchedSite extends RunningSite {
  /** The URL of its metrics for Prometheus. */
  metrics: () => Promise<string>;
}

/** The `test` for the whole site: each worker has its own server, with a database that a test may read. */
export const test = journeys.extend<object, { site: WatchedSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const site = await startSite(undefined, { METRICS_PORT: String(port) });
      const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const watched: WatchedSite = { ...site, metrics };
      await use(watched);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect, hydrated };
