import type { Page } from '@playwright/test';
import { watchPage } from '../visits/watch-page';

/** What a page weighs for a new visitor: compressed bytes without headers, and requests. */
export interface Weight {
  html: number;
  css: number;
  /** Scripts that were asked for before the page was hydrated. */
  js: number;
  fonts: number;
  /** All, until the page has come to rest. */
  requests: number;
  /** The size of every file that these bytes are made of, by its name without hashes: `shell/static/js/main.js`. */
  files: Record<string, number>;
}

interface Resource {
  url: string;
  bytes: number;
  begun: number;
}

/** Visits an address with an empty cache and adds up what came. */
export async function weighPage(page: Page, path: string): Promise<Weight> {
  await page.addInitScript(watchPage);
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // What the page itself leaves for a quiet moment counts, too.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForFunction(() => performance.now() - window.benchNotes.lastEvent > 500);
  const { html, hydrated, resources } = await page.evaluate(notedResources);
  const counted = resources.filter(
    ({ url, begun }) => /\.(css|woff2)$/.test(url) || (url.endsWith('.js') && begun <= hydrated),
  );
  const sum = (ending: string) =>
    counted.filter(({ url }) => url.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html,
    css: sum('.css'),
    js: sum('.js'),
    fonts: sum('.woff2'),
    requests: resources.length + 1,
    files: Object.fromEntries(counted.map(({ url, bytes }) => [nameOf(url), bytes])),
  };
}

/** Runs in the page. Resource timing knows the size of what came over the line, compressed as it was. */
function notedResources(): { html: number; hydrated: number; resources: Resource[] } {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    html: page?.encodedBodySize ?? 0,
    hydrated: window.benchNotes.hydrated,
    resources: resources.map(({ name, encodedBodySize, startTime }) => ({
      url: new URL(name).pathname,
      bytes: encodedBodySize,
      begun: startTime,
    })),
  };
}

/** `/releases/shell/1.0.0-abc/web/static/js/main.1f2e3d4c.js` as it is called in every build: `shell/static/js/main.js`. */
function nameOf(path: string): string {
  return path.replace(/^\/releases\/([^/]+)\/[^/]+\/web\//, '$1/').replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '');
}
