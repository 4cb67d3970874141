import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

test('/about tells who we are: bars, company, six values, three offers, what we do', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About', exact: true })).toBeVisible();
  const main = page.getByRole('main');
  const bars = main.getByRole('progressbar');
  expect(await bars.count()).toBeGreaterThanOrEqual(2);
  for (const bar of await bars.all()) {
    await expect(bar).toHaveAccessibleName(/\S/);
    await expect(bar).toHaveAttribute('value', /^\d+$/);
  }
  await expect(main.getByRole('link', { name: 'Get A Quote' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('heading', { level: 2, name: 'About Company' })).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Our Core Values' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Expertise', 'Client Focus', 'Agility', 'Employee Growth', 'Integrity', 'Respect']);
  await expect(main.getByRole('region', { name: 'What We Offer' }).getByRole('listitem')).toHaveCount(3);
  await expect(main.getByRole('heading', { level: 2, name: 'What We Do' })).toBeVisible();
});

test('/AboutUs is the about component with its own title, sub-title, pictures and counters', async ({
  page,
}) => {
  await page.goto('/AboutUs');
  const about = page.getByRole('region', { name: 'Comprehensive IT Solutions Tailored to Your Business' });
  await expect(about.getByText('WhoWeAre', { exact: true })).toBeVisible();
  const pictures = await about
    .locator('svg[data-palette]')
    .evaluateAll((all) => all.map((cloth) => cloth.innerHTML));
  expect(new Set(pictures).size).toBe(2);
  await expect(about.getByRole('paragraph').filter({ hasText: 'IT Consulting' })).toHaveText(
    '100%IT Consulting',
  );
  await expect(about.getByRole('paragraph').filter({ hasText: 'Cloud Computing' })).toHaveText(
    '98%Cloud Computing',
  );
  await expect(about.getByRole('link', { name: 'Get A Quote' })).toHaveAttribute('href', '/contact');
});

test('search engines read the company on both about pages', async ({ page }) => {
  for (const path of ['/about', '/AboutUs']) {
    await page.goto(path);
    const data = await page.getByRole('main').locator('script[type="application/ld+json"]').textContent();
    const [about, breadcrumb] = JSON.parse(data ?? '')['@graph'];
    expect(about['@type']).toBe('AboutPage');
    expect(about.mainEntity['@type']).toBe('Organization');
    expect(breadcrumb['@type']).toBe('BreadcrumbList');
  }
});

test('/vision holds mission, vision, about us and team, each with the way to a quote', async ({ page }) => {
  await page.goto('/vision');
  for (const name of ['Our Mission', 'Our Vision', 'About Us', 'Our Team']) {
    const block = page.getByRole('main').getByRole('region', { name, exact: true });
    await expect(block.getByRole('link', { name: 'Get A Quote' })).toHaveAttribute('href', '/contact');
  }
  const vision = page.getByRole('main').getByRole('region', { name: 'Our Vision' });
  await expect(vision.getByRole('heading', { level: 3 })).toHaveText([
    'Network Infrastructure Solutions',
    'Managed IT Services',
  ]);
  const team = page.getByRole('main').getByRole('region', { name: 'Our Team' });
  await expectPortraits(team.getByRole('listitem'));
});

test('/team and /ourteam show the same four members under one canonical address', async ({ page }) => {
  const names: string[][] = [];
  for (const path of ['/team', '/ourteam']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Our Team' })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/team$/);
    names.push(await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents());
    await expectPortraits(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) }),
    );
  }
  expect(names[0]).toHaveLength(4);
  expect(names[1]).toEqual(names[0]);
});

test('/testimonial shows quotes with client, stars to the half and the rating’s value', async ({ page }) => {
  await page.goto('/testimonial');
  const quotes = page.getByRole('main').getByRole('figure');
  expect(await quotes.count()).toBeGreaterThanOrEqual(6);
  for (const quote of await quotes.all()) {
    await expect(quote.getByRole('blockquote')).not.toBeEmpty();
    const rating = quote.getByRole('img', { name: /out of 5$/ });
    const value = (await rating.textContent()) ?? '';
    expect(value).toMatch(/^[1-5](\.5)?$/);
    await expect(rating).toHaveAccessibleName(`${value} out of 5`);
  }
  await expect(quotes.first().getByText('Sunita Raghuvanshi')).toBeVisible();
});

/** Every member has a face, a name and a role. */
async function expectPortraits(members: Locator): Promise<void> {
  await expect(members).toHaveCount(4);
  for (const member of await members.all()) {
    await expect(member.locator('svg').first()).toBeVisible();
    await expect(member.getByRole('heading')).toHaveText(/\S+ \S+/);
    await expect(member.getByRole('paragraph').first()).toHaveText(/^(Director|Chief|Head|Lead)/);
  }
}
