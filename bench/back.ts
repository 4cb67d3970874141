import { type Browser, chromium, type Page } from '@playwright/test';
import { startChromium } from './chromium';
import { phone } from './phone';
import { table, verdict, writeSection } from './results';
import { kindsOfPage, startSites } from './sites';
import { median } from './statistics';

const targetMs = 50;

/** The page that a visitor comes back from. */
const between = '/vision';

interface Back {
  /** Why the browser could not keep the document; empty if it did. */
  reasons: string[];
  /** From `pageshow` to the second frame after it. */
  documentMs: number;
  /** Within one document: from `history.back()` until the page is there again and painted. */
  pageMs: number;
}

/** `npm run bench -- back`: goes back to a page, from another document and from another page in the same document. */
export async function measureBack(runs: number, paths = kindsOfPage): Promise<void> {
  const sites = await startSites();
  const { endpoint, stop } = await startChromium();
  const browser = await chromium.connectOverCDP(endpoint);
  const found = new Map<string, Back[]>(paths.map((path) => [path, []]));
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const [path, backs] of found) backs.push(await goBack(browser, sites.site, path));
      console.log(`run ${run} of ${runs}`);
    }
  } finally {
    await browser.close();
    await stop();
    await sites.stop();
  }
  const rows = [...found].map(([path, backs]) => ({
    path,
    reasons: [...new Set(backs.flatMap(({ reasons }) => reasons))],
    documentMs: Math.round(median(backs.map(({ documentMs }) => documentMs))),
    pageMs: Math.round(median(backs.map(({ pageMs }) => pageMs))),
  }));
  const kept = rows.filter(({ reasons }) => reasons.length === 0).length;
  const slowest = Math.max(...rows.map(({ documentMs, pageMs }) => Math.max(documentMs, pageMs)));
  await writeSection('back', [
    `A phone goes back to each page from ${between}: from another document, which the browser has kept, and in the same document. In ms, until it is painted; medians of ${runs}.`,
    table(
      ['Target, on every page', 'Worst', 'Met'],
      [
        verdict('Kept by the browser', `${kept} of ${rows.length} pages`, kept === rows.length),
        verdict(`Painted within ${targetMs} ms`, `${slowest} ms`, slowest <= targetMs),
      ],
    ),
    table(
      ['Path', 'from another document', 'in the same document', 'not kept because of'],
      rows.map(({ path, reasons, documentMs, pageMs }) => [path, documentMs, pageMs, reasons.join(', ')]),
    ),
  ]);
}

async function goBack(browser: Browser, site: string, path: string): Promise<Back> {
  const context = await browser.newContext(phone);
  try {
    const documents = await context.newPage();
    await documents.addInitScript(watchReturn);
    await open(documents, site + path);
    await open(documents, site + between);
    const { reasons, documentMs } = await backToDocument(documents);
    const pages = await context.newPage();
    await open(pages, site + path);
    return { reasons, documentMs, pageMs: await backToPage(pages) };
  } finally {
    await context.close();
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated]').waitFor();
}

async function backToDocument(page: Page): Promise<Return> {
  await page.evaluate(() => history.back());
  await page.waitForFunction((left) => location.pathname !== left && window.returned !== undefined, between);
  const returned = await page.evaluate(() => window.returned);
  if (!returned) throw new Error('A page went back and reported no time.');
  return returned;
}

/** Leaves the page by a link of the site, and goes back to it. */
async function backToPage(page: Page): Promise<number> {
  const heading = page.locator('#remote-page h1');
  const first = await heading.textContent();
  await page.locator(`a[href="${between}"]`).first().dispatchEvent('click');
  await heading.filter({ hasNotText: first ?? '' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(async (expected) => {
    const start = performance.now();
    history.back();
    while (document.querySelector('#remote-page h1')?.textContent !== expected) {
      if (performance.now() - start > 10_000) throw new Error(`The page ${expected} did not come back.`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    // The frame is painted before the task after it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, first);
}

type Return = Pick<Back, 'reasons' | 'documentMs'>;

declare global {
  interface Window {
    /** Set when a visitor has come back to the document. */
    returned: Return | undefined;
  }
}

/** Runs in the page, before its own scripts; it is passed as text, so it uses nothing from outside. */
function watchReturn(): void {
  addEventListener('pageshow', ({ persisted, timeStamp }) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const restored = JSON.parse(JSON.stringify(navigation)).notRestoredReasons;
    if (!persisted && !restored) return;
    const reasons: string[] = (restored?.reasons ?? []).map(({ reason }: { reason: string }) => reason);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.returned = { reasons, documentMs: performance.now() - timeStamp };
      }),
    );
  });
}
