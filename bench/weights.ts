import { chromium } from '@playwright/test';
import { launchOptions } from '@site/kit/testing/browser-settings';
import { findOrInstallTestBrowser } from '@site/kit/testing/find-browser';
import { startSite } from '@site/kit/testing/running-site';
import { budgetFaults, heaviestOfKinds, type Weight, weigh } from './budgets';
import { table, writeSection } from './results';
import { allPaths } from './sites';

/** Weighs pages for a new visitor, compares them with the budgets, and records both. */
export async function measureWeights(paths?: string[]): Promise<void> {
  const weights = await weighPages(paths ?? (await allPaths()));
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const faults = [...weights].flatMap(([path, weight]) => budgetFaults(path, weight));
  await writeSection('weights', [
    'The most that a new visitor transfers for a page of each kind, in kB (Brotli), and the number of requests. JavaScript: requests before hydration.',
    faults.length > 0 ? faults.join('\n') : 'Every page is within its budget (`bench/budgets.json`).',
    table(
      ['Kind of page', 'HTML', 'JavaScript', 'fonts', 'requests', 'layout shift'],
      [...heaviestOfKinds(weights)].map(([kind, { html, js, fonts, requests, layoutShift }]) => [
        kind,
        ...[html, js, fonts].map(kilobytes),
        requests,
        layoutShift.toFixed(4),
      ]),
    ),
  ]);
}

/** Weighs pages, each for a new visitor. @returns the weight by path */
export async function weighPages(paths: string[]): Promise<Map<string, Weight>> {
  process.env.BROWSER_PATH = findOrInstallTestBrowser();
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  const weights = new Map<string, Weight>();
  try {
    for (const path of paths) {
      const page = await browser.newPage({ baseURL: site.address, viewport: { width: 1280, height: 900 } });
      weights.set(path, await weigh(page, path));
      await page.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return weights;
}
