import { composed, expect, hydrated, test } from '@site/kit/testing/journey';

const projectTitle = 'Enterprise Resource Planning Implementation';
const variants = [
  { path: '/project/project-details', title: 'Project Details', side: 'left' },
  { path: '/project/project-details-right', title: 'Project Details Right', side: 'right' },
  { path: '/project/project-details-center', title: 'Project Detail Center', side: 'none' },
] as const;

test('the project list shows nine projects of one title, told apart by cover, industry and result', async ({
  page,
}) => {
  await page.goto('/project');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Project' })).toBeVisible();
  const projects = page.getByRole('main').getByRole('article');
  await expect(projects.getByRole('heading', { level: 3 })).toHaveText(Array(9).fill(projectTitle));
  const links = projects.getByRole('link', { name: /^View Project – / });
  await expect(links).toHaveCount(9);
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', '/project/project-details');

  const covers = await projects.evaluateAll((all) =>
    all.map((project) => project.querySelector('svg')?.innerHTML),
  );
  const words = await projects.evaluateAll((all) => all.map((project) => project.textContent));
  expect(new Set(covers).size).toBe(9);
  expect(new Set(words).size).toBe(9);
});

test('a click anywhere on a project leads to its details', async ({ page }) => {
  await page.goto('/project');
  await hydrated(page);
  await page.getByRole('article').filter({ hasText: 'Pharmaceutical manufacturing' }).click();
  await expect(page).toHaveURL('/project/project-details');
});

for (const { path, title, side } of variants) {
  test.describe(path, () => {
    test('tells the project in six steps and four benefits', async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { level: 2, name: projectTitle })).toBeVisible();
      const steps = main.getByRole('region', { name: 'Six steps from survey to support' });
      await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
        'Needs Assessment',
        'Solution Design',
        'Data Migration',
        'Change Management',
        'Testing & Quality',
        'Go Live & Support',
      ]);
      const benefits = main.getByRole('region', { name: 'What the business gains' });
      await expect(benefits.getByRole('listitem')).toHaveCount(4);
      await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([/\S/, /\S/, /\S/, /\S/]);
      await expect(main.getByRole('heading', { name: 'Get Started' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Book a first workshop' })).toHaveAttribute(
        'href',
        '/contact',
      );
      const more = main.getByRole('region', { name: 'More Project' });
      await expect(more.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(3);
      await expect(more.getByRole('link')).toHaveAttribute('href', '/service');
    });

    test(
      'closes with the old address of the contact page, which leads there without a reload',
      composed,
      async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        const closing = page.getByRole('region', { name: 'Planning for the next financial year?' });
        await expect(closing.getByRole('link')).toHaveAttribute('href', '/contact.html');
        await closing.getByRole('link').click();
        await expect(page).toHaveURL('/contact');
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      },
    );

    test(`has its sidebar: ${side}`, async ({ page }) => {
      await page.goto(path);
      const sidebar = page.getByRole('main').getByRole('complementary', { name: 'Project at a glance' });
      const text = page.getByRole('heading', { name: 'Where the project began' });
      if (side === 'none') {
        await expect(text).toBeVisible();
        await expect(sidebar).toHaveCount(0);
        return;
      }
      const [beside, begins] = [await sidebar.boundingBox(), await text.boundingBox()];
      expect((beside?.x ?? 0) < (begins?.x ?? 0)).toBe(side === 'left');
    });
  });
}
