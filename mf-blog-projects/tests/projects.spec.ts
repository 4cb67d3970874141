import { composed, expect, openHydrated, test } from '@site/kit/testing/journey';
import { isSameDocument, markDocument } from '@site/kit/testing/same-document';
import { projectDetail } from '../src/content/project-details/project-detail';
import { projectDetailsPages } from '../src/content/project-details/project-details-pages';
import { projectsPage } from '../src/content/projects-page';

const { facts, body, closing } = projectDetail;
const variants = Object.values(projectDetailsPages);
const [firstHeading = ''] = body.flatMap((block) => (block.kind === 'heading' ? block.text : []));

test('a click anywhere on a project opens its details', async ({ page }) => {
  await openHydrated(page, projectsPage.path);
  await page.getByRole('region', { name: projectsPage.heading }).getByRole('article').first().click();
  await expect(page).toHaveURL(projectDetailsPages.left.path);
});

for (const { path, sidebar: side } of variants) {
  test(`${path} has its sidebar: ${side}`, async ({ page }) => {
    await page.goto(path);
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
