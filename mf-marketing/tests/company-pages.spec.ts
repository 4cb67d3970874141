import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@site/kit/testing/journey';
import { about } from '../src/content/about/about';
import { aboutUs } from '../src/content/about/about-us';
import { teamMembers } from '../src/content/team/team-members';
import { team } from '../src/content/team/team-pages';
import { testimonials } from '../src/content/testimonials/testimonials';
import { vision } from '../src/content/vision/vision';

test('/about shows bars, company, values, offers and What we do, and has structured data', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: about.title, exact: true })).toBeVisible();
  const main = page.getByRole('main');
  const bars = main.getByRole('progressbar');
  await expect(bars).toHaveCount(about.progress.bars.length);
  for (const bar of await bars.all()) {
    await expect(bar).toHaveAccessibleName(/\S/);
    await expect(bar).toHaveAttribute('value', /^\d+$/);
  }
  await expect(main.getByRole('link', { name: about.quote.label })).toHaveAttribute('href', about.quote.to);
  await expect(main.getByRole('heading', { level: 2, name: about.company.heading })).toBeVisible();
  await expect(
    main.getByRole('region', { name: about.values.heading }).getByRole('heading', { level: 3 }),
  ).toHaveText(about.values.items.map(({ title }) => title));
  await expect(main.getByRole('region', { name: about.offers.heading }).getByRole('listitem')).toHaveCount(
    about.offers.cards.length,
  );
  await expect(main.getByRole('heading', { level: 2, name: about.whatWeDo.heading })).toBeVisible();
  await expectCompanyData(page);
});

test('/AboutUs is the about component with its own title, sub-title, pictures, counters and structured data', async ({
  page,
}) => {
  await page.goto('/AboutUs');
  const intro = page.getByRole('region', { name: aboutUs.title });
  await expect(intro.getByText(aboutUs.subTitle, { exact: true })).toBeVisible();
  const pictures = await intro
    .locator('svg[data-palette]')
    .evaluateAll((all) => all.map((cloth) => cloth.innerHTML));
  expect(new Set(pictures).size).toBe(2);
  for (const { label, percent } of aboutUs.counters)
    await expect(intro.getByRole('paragraph').filter({ hasText: label })).toHaveText(`${percent}%${label}`);
  await expect(intro.getByRole('link', { name: aboutUs.quote.label })).toHaveAttribute(
    'href',
    aboutUs.quote.to,
  );
  await expectCompanyData(page);
});

test('/vision shows mission, vision, about us and team, each with a link to a quote', async ({ page }) => {
  await page.goto('/vision');
  for (const { heading, quote } of [vision.mission, vision.vision, vision.aboutUs, vision.team]) {
    const block = page.getByRole('main').getByRole('region', { name: heading, exact: true });
    await expect(block.getByRole('link', { name: quote.label })).toHaveAttribute('href', quote.to);
  }
  const ours = page.getByRole('main').getByRole('region', { name: vision.vision.heading });
  await expect(ours.getByRole('heading', { level: 3 })).toHaveText(
    vision.vision.items.map(({ title }) => title),
  );
  const members = page.getByRole('main').getByRole('region', { name: vision.team.heading });
  await expectPortraits(members.getByRole('listitem'));
});

test('/team and /ourteam show the same members under one canonical URL', async ({ page }) => {
  const names: string[][] = [];
  for (const path of ['/team', '/ourteam']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: team.title })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/team$/);
    names.push(await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents());
    await expectPortraits(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) }),
    );
  }
  expect(names[0]).toEqual(teamMembers.map(({ title }) => title));
  expect(names[1]).toEqual(names[0]);
});

test('/testimonial shows quotes with client, stars to the half and the rating’s value', async ({ page }) => {
  await page.goto('/testimonial');
  const quotes = page.getByRole('main').getByRole('figure');
  await expect(quotes).toHaveCount(testimonials.cards.length);
  for (const quote of await quotes.all()) {
    await expect(quote.getByRole('blockquote')).not.toBeEmpty();
    const rating = quote.getByRole('img', { name: /out of 5$/ });
    const value = (await rating.textContent()) ?? '';
    expect(value).toMatch(/^[1-5](\.5)?$/);
    await expect(rating).toHaveAccessibleName(`${value} out of 5`);
  }
  await expect(quotes.first().getByText(testimonials.cards[0]?.clientName ?? '')).toBeVisible();
});

/** The structured data about the company. */
async function expectCompanyData(page: Page): Promise<void> {
  const data = await page.getByRole('main').locator('script[type="application/ld+json"]').textContent();
  const [company, breadcrumb] = JSON.parse(data ?? '')['@graph'];
  expect(company['@type']).toBe('AboutPage');
  expect(company.mainEntity['@type']).toBe('Organization');
  expect(breadcrumb['@type']).toBe('BreadcrumbList');
}

/** Every member has a face, a name and a role. */
async function expectPortraits(members: Locator): Promise<void> {
  await expect(members).toHaveCount(teamMembers.length);
  for (const [at, member] of (await members.all()).entries()) {
    await expect(member.locator('svg').first()).toBeVisible();
    await expect(member.getByRole('heading')).toHaveText(teamMembers[at]?.title ?? '');
    await expect(member.getByRole('paragraph').first()).toHaveText(teamMembers[at]?.desc ?? '');
  }
}
