import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

const steps = [
  'Conceptualization',
  'Requirement',
  'Milestone',
  'Design & Dev',
  'QA & Testing',
  'Final Delivery',
];

/** The first six of the nine services of the specification, §2 and §3. */
const services = [
  ['Web Development', '/service/web'],
  ['Technology Consulting', '/service/Consulting'],
  ['Cloud services', '/service/cloud'],
  ['AI & Machine Learning', '/service/artifical'],
  ['Digital Marketing', '/service/digital'],
  ['Quality Assurance', '/service/qualtiyassurance'],
] as const;

const carouselOf = (page: Page) => page.getByRole('region', { name: 'What clients tell us' });
const servicesOf = (page: Page) => page.getByRole('region', { name: 'What we can take off your desk' });
const logosOf = (page: Page) => page.getByRole('region', { name: 'The technology we build on' });

/** Goes to the testimonials as a reader does, mouse elsewhere, and waits until they turn. */
async function atCarousel(page: Page): Promise<Locator> {
  await page.goto('/');
  await hydrated(page);
  await page.mouse.move(2, 2);
  const carousel = carouselOf(page);
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(carousel).toHaveAttribute('data-ready', 'true');
  return carousel;
}

test.describe('the page', () => {
  test('tells its story in the order of the specification, under one first heading', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Engineers first, and consultants because of it',
      'What we can take off your desk',
      'Our Process',
      'What clients tell us',
      'The technology we build on',
    ]);
    const places = await Promise.all(
      [
        main.getByRole('heading', { level: 1 }),
        main.getByRole('link', { name: 'Get Started Now' }),
        main.getByRole('link', { name: 'Discover More' }),
        main.getByRole('link', { name: 'Show More' }),
        main.getByRole('heading', { name: 'Our Process' }),
        main.getByRole('heading', { name: 'What clients tell us' }),
        main.getByRole('heading', { name: 'The technology we build on' }),
      ].map(async (landmark) => (await landmark.boundingBox())?.y ?? Number.NaN),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('says to search engines which company it is', async ({ page }) => {
    await page.goto('/');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Malvanta',
      telephone: '+917315550100',
      address: { addressLocality: 'Indore', addressCountry: 'IN' },
    });
  });

  test('arrives without inline styles, which the security policy would refuse', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('Get Started Now');
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('moves nothing that a reader sees while it loads', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await hydrated(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
});

test.describe('hero and About', () => {
  test('Get Started Now leads to the contact page', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Get Started Now' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('Discover More has the address /v', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Discover More' })).toHaveAttribute('href', '/v');
  });

  test('the ribbons of the picture lie still for who asked for less motion', async ({ page }) => {
    const running = () => page.evaluate(() => document.getAnimations().length);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    expect(await running()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(running).toBeGreaterThan(0);
  });
});

test.describe('the service grid', () => {
  test('shows six of the nine services, each leading to its page', async ({ page }) => {
    await page.goto('/');
    const cards = servicesOf(page).getByRole('article');
    await expect(cards).toHaveCount(6);
    for (const [at, [title, path]] of services.entries()) {
      await expect(cards.nth(at).getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(cards.nth(at).getByRole('link')).toHaveAttribute('href', path);
    }
  });

  test('a click anywhere on a card counts', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const card = servicesOf(page).getByRole('article').nth(1);
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL('/service/Consulting');
  });

  test('Show More leads to all services', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await servicesOf(page).getByRole('link', { name: 'Show More' }).click();
    await expect(page).toHaveURL('/service');
  });
});

test('the process has its six steps, in order, each with an icon and a sentence', async ({ page }) => {
  await page.goto('/');
  const items = page.getByRole('region', { name: 'Our Process' }).getByRole('listitem');
  await expect(items).toHaveCount(6);
  for (const [at, label] of steps.entries()) {
    await expect(items.nth(at).getByRole('heading')).toHaveText(`${at + 1} ${label}`);
    await expect(items.nth(at).locator('svg')).toHaveCount(1);
    await expect(items.nth(at).getByRole('paragraph')).toHaveText(/\w+ .+\.$/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all four testimonials can be read, and no button is there that does nothing', async ({ page }) => {
    await page.goto('/');
    const quotes = carouselOf(page).getByRole('listitem');
    await expect(quotes).toHaveCount(4);
    for (const quote of await quotes.all()) await expect(quote.getByRole('blockquote')).toBeVisible();
    const tops = await quotes.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(4);
    await expect(carouselOf(page).getByRole('button')).toHaveCount(0);
  });

  test('Show More leads to all services', async ({ page }) => {
    await page.goto('/');
    await servicesOf(page).getByRole('link', { name: 'Show More' }).click();
    await expect(page).toHaveURL('/service');
  });

  test('the passing logos can be stopped', async ({ page }) => {
    await page.goto('/');
    const logos = logosOf(page).getByRole('list');
    await expect(logos).toHaveCSS('animation-play-state', 'running');
    await logosOf(page).getByRole('checkbox', { name: 'Pause the logos' }).check();
    await expect(logos).toHaveCSS('animation-play-state', 'paused');
  });
});

test.describe('the testimonials', () => {
  test('rate with 4.5 or 4.8, in half stars and as a number', async ({ page }) => {
    await page.goto('/');
    const ratings = carouselOf(page).getByRole('img', { name: / out of 5$/ });
    await expect(ratings).toHaveCount(4);
    expect(await ratings.allTextContents()).toEqual(['4.8', '4.5', '4.8', '4.5']);
  });

  test('Swiper is asked for only near them', async ({ page, watched }) => {
    const holdsSwiper = async () => {
      const scripts = watched.requests.filter((address) => address.endsWith('.js'));
      const sources = await Promise.all(
        scripts.map(async (script) => (await page.request.get(script)).text()),
      );
      return sources.some((source) => source.includes('swiper-slide-active'));
    };
    await page.goto('/', { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(await holdsSwiper()).toBe(false);
    await carouselOf(page).scrollIntoViewIfNeeded();
    await expect(carouselOf(page)).toHaveAttribute('data-ready', 'true');
    expect(await holdsSwiper()).toBe(true);
  });

  test('move on by themselves after 3 s, in a move of 2 s', async ({ page }) => {
    const carousel = await atCarousel(page);
    await expect(carousel).toHaveAttribute('data-slide', '0');
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
    const still = Date.now();
    await Promise.all([
      expect(carousel).toHaveAttribute('data-animating', 'true', { timeout: 10_000 }),
      expect(carousel.getByRole('list')).toHaveCSS('transition-duration', '2s', { timeout: 10_000 }),
    ]);
    expect(Date.now() - still).toBeGreaterThan(1500);
    await expect(carousel).toHaveAttribute('data-slide', '1');
    await expect(carousel).toHaveAttribute('data-animating', 'false', { timeout: 10_000 });
    await expect(carousel.getByRole('status')).toBeEmpty();
  });

  test('turn for ever: before the first comes the last, after it the first', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await atCarousel(page);
    await carousel.getByRole('button', { name: 'Previous testimonial' }).click();
    await expect(carousel).toHaveAttribute('data-slide', '3');
    await expect(carousel.getByText('Farida Contractor', { exact: true })).toBeInViewport();
    for (const slide of ['0', '1', '2', '3', '0']) {
      await carousel.getByRole('button', { name: 'Next testimonial' }).click();
      await expect(carousel).toHaveAttribute('data-slide', slide);
    }
    await expect(carousel.getByText('Rajesh Agrawal', { exact: true })).toBeInViewport();
  });

  test('show one at a time, and only that one to a screen reader', async ({ page }) => {
    const carousel = await atCarousel(page);
    await expect(carousel.getByRole('listitem')).toHaveCount(1);
    const stage = await carousel.getByRole('list').boundingBox();
    const slide = await carousel.getByRole('listitem').boundingBox();
    expect(Math.abs((stage?.width ?? 0) - (slide?.width ?? 0))).toBeLessThan(2);
  });

  test('hold under the mouse and while the keyboard is there, and play on afterwards', async ({ page }) => {
    const carousel = await atCarousel(page);
    await carousel.getByRole('blockquote').first().hover();
    await expect(carousel).toHaveAttribute('data-autoplay', 'hovered');
    await page.mouse.move(2, 2);
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
    await carousel.getByRole('button', { name: 'Next testimonial' }).focus();
    await expect(carousel).toHaveAttribute('data-autoplay', 'focused');
    await carousel.getByRole('button', { name: 'Next testimonial' }).blur();
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
  });

  test('stay paused after Pause, and move on after Play though the mouse still rests on it', async ({
    page,
  }) => {
    const carousel = await atCarousel(page);
    await carousel.getByRole('button', { name: 'Pause the testimonials' }).click();
    await expect(carousel).toHaveAttribute('data-autoplay', 'paused');
    const before = await carousel.getAttribute('data-slide');
    await carousel.getByRole('button', { name: 'Play the testimonials' }).click();
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
    await expect(carousel).not.toHaveAttribute('data-slide', before ?? '', { timeout: 10_000 });
  });

  test('follow a swipe, and say which one is now there', async ({ page }) => {
    const carousel = await atCarousel(page);
    const box = await carousel.getByRole('list').boundingBox();
    if (!box) throw new Error('The testimonials have no place on the page.');
    const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - box.width * 0.65, y, { steps: 6 });
    await page.mouse.up();
    await expect(carousel).toHaveAttribute('data-slide', '1');
    await expect(carousel.getByRole('status')).toHaveText(/^2 \/ 4: The discharge queue is gone\./);
  });

  test('neither play nor glide for who asked for less motion, and the buttons still move them', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await atCarousel(page);
    await expect(carousel).toHaveAttribute('data-autoplay', 'paused');
    await expect(carousel.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0);
    await carousel.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(carousel).toHaveAttribute('data-slide', '1');
    await expect(carousel).toHaveAttribute('data-animating', 'false');
    await expect(carousel.getByRole('list')).toHaveCSS('transition-duration', '0s');
  });

  test('stop when the setting changes while they play', async ({ page }) => {
    const carousel = await atCarousel(page);
    await expect(carousel).toHaveAttribute('data-autoplay', 'playing');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(carousel).toHaveAttribute('data-autoplay', 'paused');
  });

  test('survive leaving the page in the middle of a move and coming back', async ({ page, watched }) => {
    const carousel = await atCarousel(page);
    await Promise.all([
      expect(carousel).toHaveAttribute('data-animating', 'true'),
      carousel.getByRole('button', { name: 'Next testimonial' }).click(),
    ]);
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/service');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await carouselOf(page).scrollIntoViewIfNeeded();
    await expect(carouselOf(page)).toHaveAttribute('data-ready', 'true');
    await carouselOf(page).getByRole('button', { name: 'Next testimonial' }).click();
    await expect(carouselOf(page)).toHaveAttribute('data-slide', '1');
    expect(watched.problems).toEqual([]);
  });
});

test.describe('the partner logos', () => {
  test('are seven, each read once, and pass by in two rounds', async ({ page }) => {
    await page.goto('/');
    const names = await logosOf(page).getByRole('listitem').allTextContents();
    expect(new Set(names).size).toBe(7);
    expect(names).toHaveLength(7);
    const all = await logosOf(page).getByRole('listitem', { includeHidden: true }).allTextContents();
    expect(all).toEqual([...names, ...names]);
  });

  test('each has a drawing that the browser can load', async ({ page }) => {
    await page.goto('/');
    const drawings = await logosOf(page)
      .getByRole('list')
      .locator('[data-logo]')
      .evaluateAll((logos) =>
        logos.map((logo) => /url\("(.+)"\)/.exec(getComputedStyle(logo).maskImage)?.[1] ?? ''),
      );
    expect(drawings).toHaveLength(7);
    for (const drawing of drawings) {
      const answer = await page.request.get(drawing);
      expect(answer.headers()['content-type']).toContain('image/svg+xml');
      expect(await answer.text()).toContain('<path');
    }
  });

  test('wait under the mouse, and while the keyboard is at their switch', async ({ page }) => {
    await page.goto('/');
    const list = logosOf(page).getByRole('list');
    await logosOf(page).getByRole('heading').hover();
    await expect(list).toHaveCSS('animation-play-state', 'running');
    const box = await list.boundingBox();
    await page.mouse.move(640, (box?.y ?? 0) + 30);
    await expect(list).toHaveCSS('animation-play-state', 'paused');
    await page.mouse.move(2, 2);
    await expect(list).toHaveCSS('animation-play-state', 'running');
    await page.keyboard.press('Tab');
    await logosOf(page).getByRole('checkbox').focus();
    await expect(list).toHaveCSS('animation-play-state', 'paused');
  });

  test('stand still, each once, for who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(logosOf(page).getByRole('list')).toHaveCSS('animation-name', 'none');
    const shown = logosOf(page).getByRole('listitem', { includeHidden: true }).filter({ visible: true });
    await expect(shown).toHaveCount(7);
  });
});
