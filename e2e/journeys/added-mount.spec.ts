import type { Locator, Page } from '@playwright/test';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { isSameDocument, markDocument } from '@site/kit/testing/same-document';
import { careersHeading, expectInternshipOnClick } from '../support/careers-page';
import { careersWith } from '../support/careers-with';
import { copySite, type SiteCopy } from '../support/site-copy';
import { expect, leaveOutDeployed, openHydrated, test } from '../support/test';

leaveOutDeployed('deploys into a copy of the composed site');

/** A path that the deployed shell was not built with. */
const path = '/jobs';
let copy: SiteCopy;
let running: RunningSite;

test.beforeAll(async () => {
  copy = await copySite();
  running = await startSite(copy.folder);
});
test.afterAll(async () => {
  await running?.stop();
  await copy?.remove();
});

/** Opens a page of another remote, whose first link leads to the path. */
async function openLinkToPath(page: Page): Promise<Locator> {
  await openHydrated(page, `${running.address}/aboutus`);
  const link = page.getByRole('main').getByRole('link').first();
  await link.evaluate((element, to) => element.setAttribute('href', to), path);
  return link;
}

test('a path that only the release record knows opens by a click, also in a tab that was open before', async ({
  page,
  watched,
}) => {
  const linkInOldTab = await openLinkToPath(page);
  const added = await copy.command('delivery', 'mounts', 'add', 'mf-careers', path);
  expect([added.output, added.code]).toEqual([expect.any(String), 0]);
  const build = await careersWith({ added: [path] });
  const released = await copy.command('release', 'mf-careers', '--dist', build);
  expect([released.output, released.code]).toEqual([expect.any(String), 0]);
  await linkInOldTab.click();
  await expect(careersHeading(page)).toBeVisible();

  const link = await openLinkToPath(page);
  await markDocument(page);
  await link.click();
  await expect(page).toHaveURL(running.address + path);
  await expectInternshipOnClick(page);
  expect(await isSameDocument(page)).toBe(true);
  expect(watched.problems).toEqual([]);
});
