import { chromium } from '@playwright/test';
import { exitWithError } from '@site/delivery/cli/progress';
import { launchOptions } from '@site/kit/testing/browser-settings';
import { findOrInstallBrowser } from '@site/kit/testing/find-browser';
import { startSite } from '../../e2e/support/running-site';
import { siteRoutes } from '../../shell/src/routes';
import { overruns, readBudgets, writeBudgets } from './budget';
import { type Weight, weighPage } from './weigh-page';

/** `npm run budgets`: weighs every address of the composed site against its budget; `-- --write` renews the budgets. */
await main().catch(exitWithError);

async function main(): Promise<void> {
  process.env.BROWSER_PATH = findOrInstallBrowser();
  const weights = await weighAll();
  if (process.argv.includes('--write')) {
    await writeBudgets(weights);
    return console.log(`bench/budgets.json: ${weights.size} addresses`);
  }
  const budgets = readBudgets();
  const faults = [...weights].flatMap(([path, weight]) => overruns(path, weight, budgets));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`${weights.size} addresses are within their budgets.`);
}

async function weighAll(): Promise<Map<string, Weight>> {
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  const weights = new Map<string, Weight>();
  try {
    for (const { path } of siteRoutes) {
      const page = await browser.newPage({ baseURL: site.address, viewport: { width: 1280, height: 900 } });
      weights.set(path, await weighPage(page, path));
      await page.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return weights;
}
