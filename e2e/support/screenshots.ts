import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '@site/kit/testing/browser-settings';
import { takePictures } from '@site/kit/testing/composed/take-pictures';
import { startSite } from '@site/kit/testing/running-site';
import { root } from '@site/kit/workspace';
import { sitePaths } from './site-paths';

/** `npm run screenshots`: every page at the widths of a phone, a tablet and a desktop, for reviewers. */
const folder = join(root, 'screenshots');

await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const { path } of sitePaths) {
  const name = path.toLowerCase().split('/').filter(Boolean).join('-') || 'home';
  for (const [width, picture] of (await takePictures(page, site.address + path))?.pictures ?? [])
    await writeFile(join(folder, `${name}-${width}.png`), picture);
  console.log(path);
}
await browser.close();
await site.stop();
console.log(`The pictures are in ${folder}`);
