import type { Page } from '@playwright/test';
import { holdBack } from '@site/kit/testing/hold-back';
import { phoneShiftLimit } from '@site/kit/testing/late-fonts';
import { weigh } from '../../bench/budgets';
import { expect, hydrated, openHydrated, test } from '../support/test';

/** All but the first one of a page. */
const laterScripts = /\/static\/js\/(?!load-after-paint)/;

/** The parts of a page, and of the layout below it, that are not laid out until they come near the window. */
const waitingParts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('#remote-page > *, #page ~ *')].filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  );

test('right after the first paint the whole page is laid out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  expect(await waitingParts(page)).toBe(0);
});

test('without scripts the whole page is laid out at once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  expect(await waitingParts(page)).toBe(0);
  await context.close();
});

test('a header that has arrived in part is hidden, as its other part would move it', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const half = html.indexOf('</button>', html.indexOf('<header'));
  await page.route('**/in-parts', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/in-parts');
  await page.evaluate(
    (part) => {
      document.open();
      document.write(part);
    },
    html.slice(0, half),
  );
  const brand = page.locator('header a').first();
  await expect(brand).toBeAttached();
  await expect(brand).toBeHidden();
  await page.evaluate((part) => {
    document.write(part);
    document.close();
  }, html.slice(half));
  await expect(brand).toBeVisible();
});

test('art and sections are hidden for the first frame only, even if no script arrives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/load-after-paint/, (route) => route.abort());
  await page.goto('/');
  const art = page.getByRole('main').locator('[data-second-frame]');
  await expect(art).toHaveCSS('animation-name', 'first-frame');
  await expect(art).toHaveCSS('content-visibility', 'visible');
  const section = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await section.scrollIntoViewIfNeeded();
  await expect(section).toBeInViewport();
});

test('a placeholder neither scrolls nor navigates before the page is hydrated', async ({ page }) => {
  await holdBack(page, laterScripts);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const placeholder = page.getByRole('contentinfo').locator('a[href="#"]').first();
  await placeholder.focus();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});

test('a middle click on a placeholder opens no tab', async ({ page, context }) => {
  await openHydrated(page, '/blog/blog-details');
  for (const region of ['main', 'contentinfo'] as const) {
    const placeholder = page.getByRole(region).locator('a[href="#"]').first();
    // Registered last, so it is called after the listeners of the site.
    const prevented = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('auxclick', ({ defaultPrevented }) => resolve(defaultPrevented), { once: true }),
        ),
    );
    await placeholder.click({ button: 'middle', force: true });
    expect(await prevented).toBe(true);
  }
  expect(context.pages()).toHaveLength(1);
});

test('a button that is pressed before the scripts have arrived does its work once they have', async ({
  page,
}) => {
  const letThrough = await holdBack(page, laterScripts);
  await page.goto('/service', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('main').getByRole('button', { name: 'View More' });
  await button.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  letThrough();
  await expect(page.getByRole('main').getByRole('button', { name: 'View Less' })).toBeVisible();
});

test('sections that are laid out late, on a slow machine, are no layout shift', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Animation.enable');
  // The animation that hides the sections then lasts for more than the first frame.
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  for (const path of ['/', '/blog/blog-details', '/services/cloud-computing', '/']) {
    const { layoutShift } = await weigh(page, path);
    expect(layoutShift, path).toBeLessThan(await phoneShiftLimit(page));
  }
});

test('a link to a part of a page opens at it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/blog/blog-details#leave-a-comment');
  const part = page.locator('#leave-a-comment');
  await expect.poll(() => part.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(120);
  await expect(part).toBeInViewport();
});

for (const [device, { slowness, ...viewport }] of Object.entries({
  // With slow layout, the browser scrolls before the sections are laid out.
  'a slow phone': { width: 390, height: 844, slowness: 8 },
  'a desktop': { width: 1280, height: 900, slowness: 1 },
}))
  test(`a reload keeps the scroll position, on ${device}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, '/');
    const heading = page.getByRole('heading', { level: 2 }).last();
    await heading.scrollIntoViewIfNeeded();
    const place = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.reload();
    await hydrated(page);
    // Within a line: late fonts can briefly wrap a paragraph above differently.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(24);
  });

test('going back to a page from another document keeps the scroll position on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/blog/blog-details');
  const scrolled = await page.evaluate(() => {
    scrollTo(0, Math.round(document.documentElement.scrollHeight * 0.75));
    return scrollY;
  });
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
  // Within a line: late fonts can briefly wrap a paragraph above differently.
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(24);
});
