import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { violations } from '@site/kit/testing/accessibility';
import { isDeployed, keepFromDeployedSite } from '@site/kit/testing/deployed-site';
import { fontsArriveLate, phoneShiftLimit, shiftByFonts, unseenShift } from '@site/kit/testing/late-fonts';
import { budgetFaults, weigh } from '../../bench/budgets';
import { cutOff, layOutAll, lengthenWords, setTextSize, spaceText } from '../support/enlarged-text';
import { expectWholeSheets } from '../support/printed-sheets';
import { firstOfEachKind, sitePaths } from '../support/site-paths';
import { expect, hydrated, openHydrated, test as siteTest } from '../support/test';

const phone = 390;
const desk = 1280;
const allWidths = [320, phone, 600, 820, 1024, desk, 1440, 1920];
/** Paths of one kind differ in their content alone, which is widest for a phone. */
const phoneWidths = [320, phone];

/** Opened by the first path, and closed with the browser. */
let visits: Promise<BrowserContext> | undefined;

/**
 * The paths of a worker share a process of the browser, which otherwise compiles the site's scripts and the checks for each
 * path again. With a route, as for late fonts, Playwright keeps nothing in the cache.
 */
const test = siteTest.extend({
  page: async ({ browser, baseURL, against }, use) => {
    visits ??= openVisits(browser, against, baseURL);
    const page = await (await visits).newPage();
    await use(page);
    // A text that was just enlarged may have requested another font.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  },
});

async function openVisits(browser: Browser, against: string, baseURL = ''): Promise<BrowserContext> {
  const context = await browser.newContext({ ...devices['Desktop Chrome'], baseURL });
  if (isDeployed(against)) await keepFromDeployedSite(context);
  // The process ends with its last page.
  await (await context.newPage()).goto('/robots.txt');
  return context;
}

// One load for all checks of a path: a cold load costs more than the checks.
for (const route of sitePaths) {
  const { path, remote, page: exposed } = route;
  const isFirstOfItsKind = firstOfEachKind.includes(route);
  const widths = isFirstOfItsKind ? allWidths : phoneWidths;
  const audited = isFirstOfItsKind ? [phone, desk] : [phone];

  test(`${path} is rendered by ${remote}, without an error, within its budget; it fits ${widths.join(', ')} px, is accessible at ${audited.join(' and ')} px (WCAG 2.2 AA, targets of 44 px), ${isFirstOfItsKind ? 'is printed on whole sheets, has room for larger and spaced text, ' : ''}and does not shift when its fonts load`, async ({
    page,
    watched,
  }) => {
    await page.setViewportSize({ width: phone, height: 900 });
    const answer = page.waitForResponse((each) => each.request().isNavigationRequest());
    await fontsArriveLate(page);
    const weight = await weigh(page, path);

    expect((await answer).status()).toBe(200);
    expect(budgetFaults(path, weight)).toEqual([]);
    expect(weight.layoutShift, `at ${phone} px`).toBeLessThan(await phoneShiftLimit(page));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(watched.requests).toEqual([...new Set(watched.requests)]);
    const { route: shown, scripts } = await hydratedParts(page);
    expect(shown).toMatchObject({ remote, page: exposed });
    const ofIslands = watched.requests.filter(
      (address) =>
        address.endsWith('.js') &&
        (address.includes(`/releases/${remote}/`) || address.includes('/async/federation.')),
    );
    expect(ofIslands.toSorted()).toEqual(scripts);

    // Animations end at once, so that measurements are stable.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      if (width === desk) expect(await shiftByFonts(page), `at ${width} px`).toBeLessThan(unseenShift);
      if (!audited.includes(width)) continue;
      expect(await smallTargets(page), `at ${width} px`).toEqual([]);
      expect(await violations(page, isFirstOfItsKind ? 'html' : 'main'), `at ${width} px`).toEqual([]);
    }
    if (isFirstOfItsKind) {
      await expectWholeSheets(page);
      await expectRoomForText(page);
    }
    expect(watched.problems).toEqual([]);
  });
}

/** Nothing is cut off at larger default font sizes (WCAG 1.4.4), up to 200 %, nor with spaced text (WCAG 1.4.12) or long words. */
async function expectRoomForText(page: Page) {
  const expectAll = async (widths: number[], text: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutOff(page), `${text} at ${width} px`).toEqual([]);
    }
  };
  await layOutAll(page);
  for (const size of [24, 32]) {
    await setTextSize(page, size);
    await expectAll([320, phone, 820, 1024], `text of ${size} px`);
  }
  await setTextSize(page, 16);
  await spaceText(page);
  await expectAll([320, 360, phone, 1024], 'spaced text');
  await lengthenWords(page);
  await expectAll([320, phone], 'long words');
}

/** The route of the document, and the scripts of its islands that are near the window: of texts, none. */
function hydratedParts(page: Page) {
  return page.evaluate(() => {
    const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');
    const near = [...document.querySelectorAll<HTMLElement>('[data-island]')]
      .filter((island) => island.getBoundingClientRect().top < innerHeight + 600)
      .map(({ dataset }) => dataset.island);
    const listed: { src: string; island?: string }[] = read('page-scripts');
    const ofIslands = listed.filter(({ island }) => island && near.includes(island));
    const scripts = new Set(ofIslands.map(({ src }) => new URL(src, location.href).href));
    return { route: read('page-route'), scripts: [...scripts].sort() };
  });
}

test('a path is found in any case and with a trailing slash', async ({ page, watched }) => {
  for (const path of ['/healthcare', '/SERVICE/WEB/', '/aboutus/', '/capital_market']) {
    const answer = await openHydrated(page, path);
    expect(answer?.status()).toBe(200);
  }
  expect(watched.problems).toEqual([]);
});

test('an unknown path shows the router’s own not-found screen with status 404, within the layout', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
});

for (const [from, to] of [
  ['/v', '/vision'],
  ['/contact.html', '/contact'],
] as const) {
  test(`${from} redirects permanently to ${to}`, async ({ page, request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}

/** Targets smaller than 44 px, except links that a pseudo-element extends over their card. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A link in a sentence is as high as its line (WCAG 2.5.8).
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim());
    const all = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
    return all.flatMap((element) => {
      const spread = getComputedStyle(element, '::after');
      if (spread.content !== 'none' && spread.position === 'absolute') return [];
      if (!element.checkVisibility({ visibilityProperty: true }) || isInSentence(element)) return [];
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      // Visually hidden controls are one pixel wide until they have the focus.
      if (width <= 1 || Math.min(width, height) > 43.5) return [];
      return `${element.tagName} ${element.textContent || element.ariaLabel}: ${width} × ${height} px`;
    });
  });
}
