import { expect, hydrated, test as journeys, openHydrated } from '@site/kit/testing/journey';
import type { MeasuredSite } from '@site/kit/testing/running-site';
import { enquiryAddress } from '@site/shared/company/company';
import { deployedSite } from '../deployed/deployed-site';
import { storedWith } from './stored-enquiries';

interface SiteTests {
  /** The worker's own server. A test that asks for it is left out against a deployed site. */
  server: MeasuredSite;
  /** The enquiries with a subject: those that the own server stored, or that the browser posted to a deployed site. */
  enquiriesWith: (subject: string) => Record<string, string>[];
}

/**
 * The `test` for the whole site. It adds no fixture of a worker: Playwright would start other workers for its files, each
 * with a browser and a server.
 */
export const test = journeys.extend<SiteTests>({
  server: async ({ site }, use, info) => {
    if (site && 'metrics' in site) return use(site);
    info.skip(true, 'reads the database or the metrics of its own server');
  },
  enquiriesWith: async ({ site, context }, use) => {
    if (site && 'dataFolder' in site) return use((subject) => storedWith(subject, site.dataFolder));
    const posted: Record<string, string>[] = [];
    context.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith(enquiryAddress)) return;
      const fields = Object.entries<string>(request.postDataJSON());
      posted.push(Object.fromEntries(fields.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])));
    });
    await use((subject) => posted.filter((enquiry) => enquiry.subject === subject));
  },
});

/** In a file: its tests are left out against a deployed site, because of what they do. */
export const leaveOutDeployed = (reason: string) => test.skip(deployedSite !== undefined, reason);

export { expect, hydrated, openHydrated };
