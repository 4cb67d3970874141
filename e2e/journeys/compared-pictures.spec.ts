import type { Page } from '@playwright/test';
import { comparePictures } from '@site/kit/testing/composed/compare-pictures';
import { takePictures } from '@site/kit/testing/composed/take-pictures';
import { expect, test } from '@site/kit/testing/journey';

const site = 'http://compared.example';

interface Shown {
  /** In px, as a token of the design. */
  space?: number;
  word?: string;
  hasImage?: boolean;
}

const image =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle cx="30" cy="30" r="20"/></svg>';

const html = ({ space = 16, word = 'today' }: Shown) => `<!doctype html>
<html lang="en" data-hydrated><title>Compared</title>
<style>
  :root { --space: ${space}px }
  p { padding: var(--space); background: lightgrey; animation: blink 1s infinite alternate }
  @keyframes blink { to { opacity: 0 } }
  section { content-visibility: auto; contain-intrinsic-size: 60px }
  i { display: block; width: 60px; height: 60px; background-image: url("/styled.svg") }
</style>
<p>It was built <b>${word}</b>, <time></time>.</p>
<section style="margin-top: 2000px"><img src="/shown.svg" alt="" loading="lazy" width="60" height="60"><i></i></section>
<script>document.querySelector('time').textContent = new Date().toISOString()</script>`;

/** Pictures of one page, as a site would show it. */
async function picturesOf(page: Page, shown: Shown) {
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html(shown) });
    if (shown.hasImage === false) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: 'image/svg+xml', body: image });
  });
  const taken = await takePictures(page, `${site}/`);
  await page.unrouteAll();
  if (!taken) throw new Error('The page was not shown.');
  return taken;
}

async function differingPixels(page: Page, before: Shown, after: Shown): Promise<number[]> {
  const one = await picturesOf(page, before);
  const other = await picturesOf(page, after);
  return [...one.pictures].map(([width, picture]) => {
    const beside = other.pictures.get(width);
    return beside ? comparePictures(picture, beside).pixels : Number.NaN;
  });
}

test('pictures of the same page do not differ, whatever moves and whenever they are taken', async ({
  page,
}) => {
  expect(await differingPixels(page, {}, {})).toEqual([0, 0, 0]);
});

for (const [what, change] of [
  ['a token by 1 px', { space: 17 }],
  ['a word', { word: 'Today' }],
  ['an image that is missing', { hasImage: false }],
] as const) {
  test(`another picture at each width shows ${what}`, async ({ page }) => {
    for (const pixels of await differingPixels(page, {}, change)) expect(pixels).toBeGreaterThan(0);
  });
}

test('what is missing is named: images, and what styles ask for', async ({ page }) => {
  expect((await picturesOf(page, {})).missing).toEqual([]);
  expect((await picturesOf(page, { hasImage: false })).missing.sort()).toEqual(['/shown.svg', '/styled.svg']);
});
