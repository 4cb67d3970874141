import { violations } from '@site/kit/testing/accessibility';
import { careersPage } from '../../mf-careers/src/content/careers-page';
import { contactPage } from '../../mf-contact/src/content/contact-page';
import { careersHeading } from '../support/careers-page';
import { expect, openHydrated, test } from '../support/test';

test('?inspect lists app and release of each part, also of the next page', async ({ page, watched }) => {
  const record = await (await page.request.get('/releases.json')).json();
  const versionOf = (app: string) => record.microFrontends[app][0].metadata.version;
  await openHydrated(page, `${careersPage.path}?inspect`);
  const inspector = page.getByRole('region', { name: 'Inspector' });
  const part = (name: string) => inspector.getByRole('listitem').filter({ hasText: name });
  await expect(part('shell: Layout')).toContainText(versionOf('shell'));
  await expect(part('mf-careers: Page')).toContainText(versionOf('mf-careers'));
  await expect(part('mf-careers: Page')).toContainText(/Livesince 20\d\d-\d\d-\d\d \d\d:\d\d UTC/);
  await expect(part('mf-careers: Page')).toContainText('npx site dev --against http');
  await expect(part('mf-careers: Island openings-island')).toContainText('Hydratedyes');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: contactPage.title }).click();
  await expect(part('mf-contact: Page')).toContainText(versionOf('mf-contact'));
  await expect(part('mf-careers')).toHaveCount(0);
  expect(watched.problems).toEqual([]);
});

test('without ?inspect nothing of the inspector is loaded', async ({ page, watched }) => {
  await openHydrated(page, careersPage.path);
  await expect(careersHeading(page)).toBeVisible();
  expect(watched.requests.filter((address) => address.includes('inspector'))).toEqual([]);
});

test('the devtools of module federation find the host and its modules', async ({ page }) => {
  await openHydrated(page, careersPage.path);
  const hosts = await page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: Record<string, object> }[] };
    };
    return __FEDERATION__.__INSTANCES__.map(({ name, shareScopeMap }) => [
      name,
      Object.keys(shareScopeMap.default ?? {}),
    ]);
  });
  expect(hosts).toContainEqual(['shell', expect.arrayContaining(['react', 'react-dom'])]);
});
