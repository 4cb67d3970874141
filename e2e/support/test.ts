import { expect, hydrated, test as journeys } from '@site/kit/testing/journey';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';

/** The `test` of what no part can show alone: each worker has its own server, with a database that a test may look into. */
export const test = journeys.extend<object, { site: RunningSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect, hydrated };
