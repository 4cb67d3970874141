import { fontsArriveLate, unseenShift } from '@site/kit/testing/late-fonts';
import { budgetFaults, weigh } from '../../bench/budgets';
import { siteRoutes } from '../support/site-routes';
import { expect, hydrated, test } from '../support/test';

for (const { path, remote, page: exposed } of siteRoutes) {
  test(`${path} is shown whole by ${remote}, without an error, without asking for anything twice, within its budget, and still when its fonts arrive`, async ({
    page,
    watched,
  }) => {
    const answer = page.waitForResponse((each) => each.request().isNavigationRequest());
    await fontsArriveLate(page);
    const weight = await weigh(page, path);

    expect((await answer).status()).toBe(200);
    expect(budgetFaults(path, weight)).toEqual([]);
    expect(weight.layoutShift).toBeLessThan(unseenShift);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(watched.problems).toEqual([]);
    expect(watched.requests).toEqual([...new Set(watched.requests)]);
    const files = watched.requests.filter((address) => address.includes(`/releases/${remote}/`));
    expect(files.filter((address) => address.endsWith('/remoteEntry.js'))).toHaveLength(1);
    expect(
      files.some((address) => address.includes(`__federation_expose_${exposed.replaceAll('-', '_')}.`)),
    ).toBe(true);
  });
}

test('no two addresses share a title or a description', async ({ request }) => {
  const heads = await Promise.all(
    siteRoutes.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      return [
        /<title[^>]*>([^<]+)/.exec(html)?.[1],
        /<meta name="description" content="([^"]+)/.exec(html)?.[1],
      ];
    }),
  );
  for (const which of [0, 1]) {
    const texts = heads.map((head) => head[which]);
    expect(texts.every(Boolean)).toBe(true);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test('every address names its canonical address and a share image of its own, which is there', async ({
  request,
}) => {
  const images = await Promise.all(
    siteRoutes.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      // The two addresses of the team share one canonical address.
      expect(new URL(canonical).pathname).toBe(path === '/ourteam' ? '/team' : path);
      const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      const answer = await request.get(new URL(image).pathname);
      expect(answer.headers()['content-type']).toBe('image/png');
      return new URL(image).pathname;
    }),
  );
  const pages = siteRoutes.filter(({ path }) => path !== '/ourteam');
  expect(new Set(images).size).toBeGreaterThanOrEqual(pages.length);
});

test('an address is found whatever its case and with a slash at its end', async ({ page, watched }) => {
  for (const path of ['/healthcare', '/SERVICE/WEB/', '/aboutus/', '/capital_market']) {
    const answer = await page.goto(path);
    await hydrated(page);
    expect(answer?.status()).toBe(200);
  }
  expect(watched.problems).toEqual([]);
});

test('an address that matches nothing shows the router’s own not-found screen with status 404, within the layout', async ({
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
  test(`${from} leads on to ${to} for good`, async ({ page, request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}
