import { test as base, expect, type Page } from '@playwright/test';
import { type RunningSite, startSite } from './running-site';

interface Watched {
  /** Console errors and warnings, and uncaught exceptions. */
  problems: string[];
  /** The URLs of all requests, in order. */
  requests: string[];
}

/**
 * The `test` of all journeys: each worker has its own server, which relative addresses refer to.
 * `watched` collects console errors and requests.
 */
export const test = base.extend<{ watched: Watched }, { site: RunningSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.address),
  watched: ({ page }, use) => use(watch(page)),
});

export { expect };

function watch(page: Page): Watched {
  const watched: Watched = { problems: [], requests: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') watched.problems.push(message.text());
  });
  page.on('pageerror', (problem) => watched.problems.push(problem.message));
  page.on('request', (request) => watched.requests.push(request.url()));
  return watched;
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
