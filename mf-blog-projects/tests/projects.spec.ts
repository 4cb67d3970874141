import { composed, expect, openHydrated, test } from '@site/kit/testing/journey';
import { isSameDocument, markDocument } from '@site/kit/testing/same-document';
import { projectDetail } from '../src/content/project-details/project-detail';
import { projectDetailsPages } from '../src/content/project-details/project-details-pages';
import { projectsPage } from '../src/content/projects-page';
import { projects } from '../src/entries/projects';

const { facts, body, process, benefits, getStarted, closing, more } = projectDetail;
const variants = Object.values(projectDetailsPages);
const [firstHeading = ''] = body.flatMap((block) => (block.kind === 'heading' ? block.text : []));

test('the project list shows each project, with its own cover, industry and result', async ({ page }) => {
  await page.goto(projectsPage.path);
  await expect(page.getByRole('heading', { level: 1, name: projectsPage.title })).toBeVisible();
  const cards = page.getByRole('region', { name: projectsPage.heading }).getByRole('article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(projects.map(({ title }) => title));
  for (const [at, { industry, result, link }] of projects.entries()) {
    await expect(cards.nth(at)).toContainText(result);
    const view = cards.nth(at).getByRole('link', { name: `${link.label} – ${industry}`, exact: true });
    await expect(view).toHaveAttribute('href', link.to);
  }

  const covers = await cards.evaluateAll((all) =>
    all.map((project) => project.querySelector('svg')?.innerHTML),
  );
  const texts = await cards.evaluateAll((all) => all.map((project) => project.textContent));
  expect(new Set(covers).size).toBe(projects.length);
  expect(new Set(texts).size).toBe(projects.length);
});

test('a click anywhere on a project opens its details', async ({ page }) => {
  await openHydrated(page, projectsPage.path);
  await page.getByRole('region', { name: projectsPage.heading }).getByRole('article').first().click();
  await expect(page).toHaveURL(projectDetailsPages.left.path);
});

for (const { path, title, sidebar: side } of variants) {
  test(`${path} shows the project’s steps and benefits, its sidebar: ${side}`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: projectDetail.title })).toBeVisible();
    const steps = main.getByRole('region', { name: process.heading });
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText(
      process.steps.map((step) => step.title),
    );
    const gains = main.getByRole('region', { name: benefits.heading });
    await expect(gains.getByRole('listitem')).toHaveCount(benefits.items.length);
    await expect(gains.getByRole('heading', { level: 3 })).toHaveText(
      benefits.items.map((benefit) => benefit.title),
    );
    await expect(main.getByRole('heading', { name: getStarted.heading })).toBeVisible();
    await expect(main.getByRole('link', { name: getStarted.link.label })).toHaveAttribute(
      'href',
      getStarted.link.to,
    );
    const others = main.getByRole('region', { name: more.heading });
    await expect(others.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(
      more.services.map((service) => service.title),
    );
    await expect(others.getByRole('link')).toHaveAttribute('href', more.link.to);

    const sidebar = page.getByRole('main').getByRole('complementary', { name: facts.heading });
    const text = page.getByRole('heading', { name: firstHeading });
    await expect(text).toBeVisible();
    await expect(sidebar).toHaveCount(side === 'none' ? 0 : 1);
    if (side !== 'none') {
      const [sidebarBox, textBox] = [await sidebar.boundingBox(), await text.boundingBox()];
      expect((sidebarBox?.x ?? 0) < (textBox?.x ?? 0)).toBe(side === 'left');
    }
  });
}

test(
  'a project ends with the old path of the contact page, which redirects there without a reload',
  composed,
  async ({ page }) => {
    const { path } = projectDetailsPages.left;
    await openHydrated(page, path);
    await markDocument(page);
    const link = page.getByRole('region', { name: closing.heading }).getByRole('link');
    await expect(link).toHaveAttribute('href', closing.link.to);
    await link.click();
    await expect(page).toHaveURL('/contact');
    expect(await isSameDocument(page)).toBe(true);
  },
);
