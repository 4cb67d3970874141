import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '@site/kit/testing/browser-settings';
import { startSite } from '@site/kit/testing/running-site';
import { siteRoutes } from './site-routes';

/** `npm run screenshots`: every page at the width of a phone, a tablet and a desk, for a reviewer to look at. */
const folder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'screenshots');
const widths = [390, 820, 1440];

await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch(launchOptions());
for (const width of widths) {
  // With reduced motion nothing is hidden until it is scrolled to.
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  for (const { path } of siteRoutes) {
    await page.goto(site.address + path, { waitUntil: 'networkidle' });
    const name = path.toLowerCase().split('/').filter(Boolean).join('-') || 'home';
    await renderWhole(page);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await page.close();
  console.log(`${siteRoutes.length} pages at ${width} px`);
}
await browser.close();
await site.stop();
console.log(`The pictures are in ${folder}`);

/** Parts with `content-visibility: auto` are not rendered below the window, so a picture of the whole page lacks them. */
async function renderWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
}
