import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser-settings';
import { comparePictures, describeDifference } from './compare-pictures';
import { takePictures } from './take-pictures';

interface ComparedSites {
  /** The origins of two sites. */
  before: string;
  after: string;
  paths: string[];
  /** It is emptied, and gets the pictures before and after, and their difference, of each page that differs. */
  folder: string;
}

export interface PageDifference {
  path: string;
  /** A sentence for each width at which the page differs, or that it is new; empty where it does not. */
  findings: string[];
}

/** Takes pictures of pages of two sites in one browser. */
export async function compareSites(sites: ComparedSites): Promise<PageDifference[]> {
  const { paths, folder } = sites;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(launchOptions());
  try {
    const pages: PageDifference[] = [];
    for (const path of paths) {
      const take = async (site: string) => {
        const page = await browser.newPage();
        const taken = await takePictures(page, new URL(path, site).href);
        await page.close();
        return taken?.pictures;
      };
      const before = await take(sites.before);
      const after = await take(sites.after);
      if (!after) throw new Error(`${path} could not be opened at ${sites.after}.`);
      const name = join(folder, path.slice(1).replaceAll('/', '-') || 'home');
      pages.push({ path, findings: await findings(before, after, name) });
    }
    return pages;
  } finally {
    await browser.close();
  }
}

type Pictures = Map<number, Buffer>;

async function findings(before: Pictures | undefined, after: Pictures, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, picture] of after) {
    const save = (what: string, png: Buffer) => writeFile(`${name}-${width}-${what}.png`, png);
    const old = before?.get(width);
    const difference = old && comparePictures(old, picture);
    if (old && !difference) continue;
    await save('after', picture);
    if (!difference) continue;
    await save('before', old);
    await save('difference', difference.picture);
    found.push(`${width} px: ${describeDifference(difference)}`);
  }
  return before ? found : ['a new page'];
}
