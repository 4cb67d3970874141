import { test as base, expect, type Page } from '@playwright/test';
import { type RunningSite, startSite } from './running-site';

interface Watched {
  /** What the page wrote to the console as an error, and what it threw. */
  problems: string[];
  /** Every address that the page asked for, in order. */
  requests: string[];
}

/**
 * The tests' own `test`: each worker has a server of its own, and `page.goto('/career')` goes there.
 * `watched` collects what a visitor never sees: console errors and requests.
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

/** Waits until React has taken over the page: before that a click is the browser's alone. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
