import type { Page } from '@playwright/test';
import { holdBack } from '@site/kit/testing/hold-back';
import { isSameDocument, markDocument } from '@site/kit/testing/same-document';
import { workspaceRemotes } from '@site/kit/workspace';
import { type EnquiryField, enquiryFields, enquiryLabels } from '@site/shared/site-model/enquiry';
import { contactPage } from '../../mf-contact/src/content/contact-page';
import { home } from '../../mf-marketing/src/content/home/home';
import { careersHeading } from '../support/careers-page';
import { firstOfEachKind } from '../support/site-paths';
import { expect, hydrated, openHydrated, test } from '../support/test';

test('header links reach every remote without reloading the document', async ({ page, watched }) => {
  await openHydrated(page, '/');
  await markDocument(page);
  const header = page.getByRole('banner');
  for (const [name, path] of [
    ['Services', '/service'],
    ['Contact us', '/contact'],
    ['Home', '/'],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Careers', '/career'],
    ['Projects', '/project'],
    ['Blog', '/blog'],
    ['Our Team', '/team'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(watched.problems).toEqual([]);
});

test('links inside a remote navigate without a reload, on one React for the whole page; that of the about block keeps its path /v', async ({
  page,
  watched,
}) => {
  await openHydrated(page, '/');
  await markDocument(page);
  const vision = page.getByRole('link', { name: home.about.link.label });
  await expect(vision).toHaveAttribute('href', '/v');
  await vision.click();
  await expect(page).toHaveURL('/vision');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.getByRole('main').getByRole('link', { name: home.hero.button.label }).click();
  await expect(page).toHaveURL('/contact');
  await page.waitForLoadState('networkidle');

  expect(await isSameDocument(page)).toBe(true);
  const scripts = watched.requests.filter((address) => address.endsWith('.js'));
  const sources = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  // Each copy of React uses a different key for its internals.
  const copies = sources.filter(
    (source) =>
      source.includes('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=') ||
      /__CLIENT_INTERNALS\w+=[^=]/.test(source),
  );
  expect(copies).toHaveLength(1);
});

test('a page fades in after a navigation, the first one appears at once, and going back shows the previous one from its top', async ({
  page,
  watched,
}) => {
  const fades: string[] = [];
  await page.exposeFunction('noteFade', (name: string) => fades.push(name));
  await page.addInitScript(() =>
    document.addEventListener('animationstart', ({ target, animationName }) => {
      const { noteFade } = window as unknown as { noteFade: (name: string) => void };
      if (target instanceof Element && target.id === 'remote-page') noteFade(animationName);
    }),
  );
  await openHydrated(page, '/service');
  expect(fades).toEqual([]);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Careers', exact: true }).click();
  await expect.poll(() => fades.length).toBe(1);
  await footer.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect.poll(() => fades.length).toBe(2);
  await expect(page.locator('#remote-page')).toHaveCSS('opacity', '1');

  for (const path of ['/career', '/service']) {
    // Otherwise it may be at its top anyway.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  expect(watched.problems).toEqual([]);
});

test('no frame between two pages is empty, and none shows the previous page at another scroll position', async ({
  page,
}) => {
  await openHydrated(page, '/service');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  const frames = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    requestAnimationFrame(function look() {
      seen.add(JSON.stringify([document.querySelector('h1')?.textContent, scrollY]));
      requestAnimationFrame(look);
    });
    return seen;
  });
  await link.click();
  await expect(careersHeading(page)).toBeVisible();
  // One more frame, with the new page.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const shown = await frames.evaluate((seen) => [...seen].map((frame) => JSON.parse(frame)));
  expect(shown).toEqual([
    [before, place],
    [await heading.textContent(), 0],
  ]);
});

test('going back before the scripts of a reloaded page have arrived shows the previous page', async ({
  page,
  watched,
}) => {
  await openHydrated(page, '/service');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(careersHeading(page)).toBeVisible();
  const letThrough = await holdBack(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(careersHeading(page)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/service');
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(page).toHaveTitle(/services/);
  expect(watched.problems).toEqual([]);
});

test('going back after a link within a page returns to where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/career');
  await page
    .getByRole('link', { name: /^Apply Now/ })
    .first()
    .click();
  await expect(page).toHaveURL('/career/CareerForm');
  const shortCut = page.getByRole('main').locator('a[href^="#"]');
  await shortCut.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  await shortCut.click();
  await expect.poll(place).toBeGreaterThan(before + 300);
  await page.goBack();
  await expect.poll(place).toBe(before);
});

test('a link with a hash shows its element, on another page and on this one, and so does going back to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/service');
  await markDocument(page);
  const form = page.getByRole('main').getByRole('form');
  const top = () => form.evaluate((element) => element.getBoundingClientRect().top);
  const follow = async () => {
    await page.getByRole('main').evaluate((main) => {
      const link = document.createElement('a');
      link.href = '/career/CareerForm/data-scientist#application';
      main.querySelector('h1')?.append(link);
      link.click();
    });
    await expect(form).toBeFocused();
    await expect.poll(top).toBeLessThan(120);
  };
  await follow();
  await page.evaluate(() => scrollTo(0, 0));
  await follow();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveTitle(/Blog/);
  await page.goBack();
  await expect.poll(top).toBeLessThan(120);
  expect(await isSameDocument(page)).toBe(true);
});

test('going back to a path that redirects by now leads to its page, and further back before it', async ({
  page,
}) => {
  await openHydrated(page, '/service');
  // As a release with a page there would have left it.
  await page.evaluate(() => {
    for (const [idx, path] of ['/v', '/privacy'].entries()) history.pushState({ idx: idx + 1 }, '', path);
  });
  await page.reload();
  await hydrated(page);
  for (const path of ['/vision', '/service']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toContainText(path === '/vision' ? 'Vision' : 'Services');
  }
});

test('a link to the page one is on shows it from its top, and keeps what was typed', async ({ page }) => {
  await openHydrated(page, '/contact');
  await markDocument(page);
  await page.getByRole('main').getByRole('textbox', { name: enquiryLabels.message }).fill('Typed');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us', exact: true }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByRole('textbox', { name: enquiryLabels.message })).toHaveValue(
    'Typed',
  );
  expect(await isSameDocument(page)).toBe(true);
});

for (const [arrival, start] of [
  ['opened by its address', '/contact'],
  ['opened by a link', '/service'],
] as const)
  test(`going back to a form ${arrival} shows what was typed`, async ({ page }) => {
    await openHydrated(page, start);
    if (start !== '/contact')
      await page.getByRole('banner').getByRole('link', { name: 'Contact us', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    const form = page.getByRole('main').getByRole('form');
    const box = (field: EnquiryField) =>
      form.getByRole('textbox', { name: enquiryLabels[field], exact: true });
    await box('firstName').fill('Asha');
    await box('phone').fill('7312550100');
    await box('message').fill('A warehouse in Pithampur');
    await page.getByRole('main').locator('a[href="/privacy"]').click();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expect(box('message')).toHaveValue('A warehouse in Pithampur');
    await expect(box('firstName')).toHaveValue('Asha');
    await expect(box('phone')).toHaveValue('7312550100');
    // The form's state has the restored values, too.
    await form.getByRole('button').click();
    await expect(box('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(box('message')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(box('message')).toHaveValue('A warehouse in Pithampur');
  });

test('going back to a form shows what was typed in it, and not what was typed after a shortcut within another', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  const firstName = page.getByRole('main').getByRole('textbox', { name: enquiryLabels.firstName });
  await firstName.fill('Asha');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page).toHaveURL('/career');
  await page
    .getByRole('link', { name: /^Data Scientist/ })
    .first()
    .click();
  // Careers has such links, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Data Scientist' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Apply Now/ })
    .first()
    .click();
  await expect(page).toHaveURL('/career/CareerForm/data-scientist');
  // The page takes the focus when it is shown, which is after the URL changes.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/career/CareerForm/data-scientist#page');
  await firstName.fill('Ravi');
  await footer.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  for (const path of ['/career/CareerForm/data-scientist#page', '/career/CareerForm/data-scientist']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(firstName).toHaveValue('Ravi');
  }
  for (const path of ['/career/data-scientist', '/career', '/contact']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(firstName).toHaveValue('Asha');
});

test('going back to a form from another document shows what was typed', async ({ page }) => {
  await openHydrated(page, '/contact');
  const box = (field: EnquiryField) =>
    page.getByRole('main').getByRole('textbox', { name: enquiryLabels[field], exact: true });
  for (const field of enquiryFields) await box(field).fill(field === 'phone' ? '7312550100' : `my ${field}`);
  await page.goto('/privacy');
  await page.goBack();
  await hydrated(page);
  for (const field of enquiryFields)
    await expect(box(field)).toHaveValue(field === 'phone' ? '7312550100' : `my ${field}`);
});

test('behind the open menu of a phone the page is inert, until the menu is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/service/web');
  const document = page.locator('html');
  await page.getByRole('banner').getByRole('button', { name: 'menu' }).click();
  await expect(document).toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(document).toHaveCSS('overflow-y', 'visible');
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});

test('an open submenu is closed when the window becomes narrow, and leaves the window with the header', async ({
  page,
}) => {
  await openHydrated(page, '/service');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Industries' }).click();
  await page.setViewportSize({ width: 820, height: 900 });
  const closed = header.getByRole('button', { name: 'Industries', includeHidden: true });
  await expect(closed).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(header).not.toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // The HTML of every page is checked without a browser (releases/composed-pages).
  for (const { name: remote } of workspaceRemotes()) {
    test(`a page of each kind of ${remote} is complete: one heading, nothing hidden, links around it`, async ({
      page,
    }) => {
      const routes = firstOfEachKind.filter((route) => route.remote === remote);
      expect(routes).not.toEqual([]);
      test.setTimeout(60_000 + routes.length * 10_000);
      for (const { path } of routes) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        expect(await hiddenTexts(page), path).toEqual([]);
        const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
        await expect(careers, path).toHaveAttribute('href', '/career');
      }
    });
  }

  test('a visitor gets from the home page to the contact page by links only', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: home.hero.button.label }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('textbox', { name: contactPage.form.fields.firstName.label })).toBeVisible();
  });
});

/** Invisible elements of `main` once animations are over, except closed answers and options, buttons that need a script, and shortcuts within a long page. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const hidden: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim();
      const element = texts.currentNode.parentElement;
      if (
        !text ||
        !element ||
        element.closest('script, style, button, legend, option, details:not([open]), a[href^="#"]')
      )
        continue;
      const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!shown) hidden.push(text);
    }
    return hidden;
  });
}
