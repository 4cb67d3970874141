import type { Page } from '@playwright/test';
import { comparePictures } from '@site/kit/testing/composed/compare-pictures';
import { takePictures } from '@site/kit/testing/composed/take-pictures';
import { PNG } from 'pngjs';
import { expect, leaveOutDeployed, test } from '../support/test';

leaveOutDeployed('opens its own page instead of the site');

const site = 'http://compared.example';

interface Shown {
  /** In px, like a design token. */
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
  aside { position: fixed; bottom: 16px; right: 16px; width: 40px; height: 40px; background: rgb(255 0 0) }
  section { content-visibility: auto; contain-intrinsic-size: 60px }
  i { display: block; width: 60px; height: 60px; background-image: url("/styled.svg") }
</style>
<p>It was built <b>${word}</b>, <time></time>.</p>
<section style="margin-top: 1000px"><img src="/shown.svg" alt="" loading="lazy" width="60" height="60"><i></i></section>
<aside></aside>
<script>document.querySelector('time').textContent = new Date().toISOString()</script>`;

/** Pictures of one page, served like a site. */
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

type Pictures = Awaited<ReturnType<typeof picturesOf>>['pictures'];

function differingPixels(one: Pictures, other: Pictures): number[] {
  return [...one].map(([width, picture]) => {
    const beside = other.get(width);
    return beside ? (comparePictures(picture, beside)?.pixels ?? 0) : Number.NaN;
  });
}

// One test, because the reference is taken only once.
test('pictures of the same page do not differ, despite animations and times; at each width they show a token changed by 1 px, a changed word, and a missing image', async ({
  page,
}) => {
  // Fifteen pictures of whole pages.
  test.slow();
  const { pictures } = await picturesOf(page, {});
  const differing = async (shown: Shown) =>
    differingPixels(pictures, (await picturesOf(page, shown)).pictures);
  expect(await differing({})).toEqual([0, 0, 0]);
  for (const change of [{ space: 17 }, { word: 'Today' }, { hasImage: false }])
    for (const pixels of await differing(change)) expect(pixels, JSON.stringify(change)).toBeGreaterThan(0);
});

test('missing images are named, those of styles too', async ({ page }) => {
  expect((await picturesOf(page, {})).missing).toEqual([]);
  expect((await picturesOf(page, { hasImage: false })).missing.sort()).toEqual(['/shown.svg', '/styled.svg']);
});

test('what is fixed to the window is where a visitor sees it first, at each width', async ({ page }) => {
  for (const [width, picture] of (await picturesOf(page, {})).pictures) {
    const png = PNG.sync.read(picture);
    const isRed = (x: number, y: number) => {
      const at = (y * png.width + x) * 4;
      return png.data[at] === 255 && png.data[at + 1] === 0;
    };
    const middle = width - 16 - 20;
    const red = Array.from({ length: png.height }, (_, y) => y).filter((y) => isRed(middle, y));
    expect([red[0], red.length], `at ${width} px`).toEqual([900 - 16 - 40, 40]);
  }
});
