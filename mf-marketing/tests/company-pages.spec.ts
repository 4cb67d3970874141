import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@site/kit/testing/journey';
import { aboutUs } from '../src/content/about/about-us';
import { teamMembers } from '../src/content/team/team-members';
import { team } from '../src/content/team/team-pages';
import { vision } from '../src/content/vision/vision';

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
