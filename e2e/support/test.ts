import { expect, hydrated, test as journeys } from '@site/kit/testing/journey';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { enquiryAddress } from '@site/shared/company/company';
import { freePort } from '../../api/src/testing/programs/free-port';
import { deployedSite } from '../deployed/deployed-site';
import { storedWith } from './stored-enquiries';

interface OwnServer extends RunningSite {
  /** The URL of its metrics for Prometheus. */
  metrics: () => Promise<string>;
}

interface SiteTests {
  /** The worker's own server. A test that asks for it is left out against a deployed site. */
  server: OwnServer;
  /** The enquiries with a subject: those that the own server stored, or that the browser posted to a deployed site. */
  enquiriesWith: (subject: string) => Record<string, string>[];
}

type SiteUnderTest = OwnServer | { address: string };

/** The `test` for the whole site: each worker has its own server, with a database that a test may read. */
export const test = journeys.extend<SiteTests, { site: SiteUnderTest }>({
  site: [
    async ({ browserName: _ }, use) => {
      if (deployedSite) return use({ address: deployedSite });
      const own = await startOwnServer();
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: async ({ site }, use, info) => {
    if ('metrics' in site) return use(site);
    info.skip(true, 'reads the database or the metrics of its own server');
  },
  enquiriesWith: async ({ site, context }, use) => {
    if ('dataFolder' in site) return use((subject) => storedWith(subject, site.dataFolder));
    const posted: Record<string, string>[] = [];
    context.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith(enquiryAddress)) return;
      const fields = Object.entries<string>(request.postDataJSON());
      posted.push(Object.fromEntries(fields.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])));
    });
    await use((subject) => posted.filter((enquiry) => enquiry.subject === subject));
  },
});

/** A server of the composed site with metrics. */
export async function startOwnServer(): Promise<OwnServer> {
  const port = await freePort();
  const site = await startSite(undefined, { METRICS_PORT: String(port) });
  return { ...site, metrics: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text() };
}

/** In a file: its tests are left out against a deployed site, because of what they do. */
export const leaveOutDeployed = (reason: string) => test.skip(deployedSite !== undefined, reason);

export { expect, hydrated };
