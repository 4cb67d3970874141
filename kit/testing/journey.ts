import { resolve } from 'node:path';
import { test as base, expect, type Page, type Response } from '@playwright/test';
import { root } from '../workspace';
import { isDeployed, keepFromDeployedSite } from './deployed-site';
import { type MeasuredSite, startMeasuredSite } from './running-site';

interface Watched {
  /** Console errors and warnings, and uncaught exceptions. */
  problems: string[];
  /** The URLs of all requests, in order. */
  requests: string[];
  /**
   * The URLs of requests that could contain a visitor's input: all but those for the page's files, some of which load only
   * when the page is idle.
   */
  sent: string[];
}

const filesOfPage = ['script', 'stylesheet', 'image', 'font', 'manifest'];

/** Chromium's warning about a file that arrived long before its use, as on a busy machine. */
const earlyPreload = /was preloaded using link preload but not used within a few seconds/;

export interface SiteUnderTest {
  /**
   * The composed site that journeys run against: a URL, or a folder, which every worker then serves by itself. Empty: the
   * remote alone, from its development server.
   */
  against: string;
  site: MeasuredSite | { address: string } | undefined;
}

/**
 * The `test` of a remote's journeys. Relative URLs refer to the site under test. `watched` collects console errors and
 * requests.
 */
export const test = base.extend<{ watched: Watched }, SiteUnderTest>({
  against: ['', { option: true, scope: 'worker' }],
  site: [
    async ({ against }, use) => {
      if (against === '') return use(undefined);
      if (isDeployed(against)) return use({ address: new URL(against).origin });
      const site = await startMeasuredSite(resolve(root, against));
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  context: async ({ context, against }, use) => {
    if (isDeployed(against)) await keepFromDeployedSite(context);
    await use(context);
    // Requests may be pending when a test ends: that they are interrupted is no failure.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  },
  baseURL: ({ baseURL, site }, use) => use(site?.address ?? baseURL),
  watched: ({ page }, use) => use(watch(page)),
});

export { expect };

/** For `test` and `test.describe`: tests that need a composed page, with prerendered HTML or the shell's layout. */
export const composed = { tag: '@composed' };

/** Collects the errors and requests of a page. */
export function watch(page: Page): Watched {
  const watched: Watched = { problems: [], requests: [], sent: [] };
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || earlyPreload.test(message.text())) return;
    watched.problems.push(message.text());
  });
  page.on('pageerror', (problem) => watched.problems.push(problem.message));
  page.on('request', (request) => {
    watched.requests.push(request.url());
    if (!filesOfPage.includes(request.resourceType())) watched.sent.push(request.url());
  });
  return watched;
}

/** Waits until React is running: the composed page is hydrated, the page of a remote alone is rendered. */
export async function hydrated(page: Page): Promise<void> {
  const alone = '#root:not(:has(> header)) > main h1';
  await page.locator(`html[data-hydrated], ${alone}`).first().waitFor({ state: 'attached' });
}

/** Opens a page, and waits until React is running. */
export async function openHydrated(page: Page, ...to: Parameters<Page['goto']>): Promise<Response | null> {
  const answer = await page.goto(...to);
  await hydrated(page);
  return answer;
}
