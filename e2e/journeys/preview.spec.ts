import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { changedBuild, copySite, type SiteCopy } from '../support/site-copy';
import { type StaticServer, serveFolder } from '../support/static-server';
import { expect, hydrated, test } from '../support/test';

const tagline = 'Your future starts here';
const candidateTagline = 'Start on Monday';
let copy: SiteCopy;
let running: RunningSite;
let team: StaticServer;
/** The candidate: stored, but not live. */
let version: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  copy = await copySite();
  const dist = await changedBuild('mf-careers', (_, content) =>
    content.replaceAll(tagline, candidateTagline),
  );
  const { output } = await copy.command('release', 'mf-careers', '--dist', dist, '--build-only');
  version = /mf-careers (\S+)/.exec(output)?.[1] ?? '';
  team = await serveFolder(join(dist, 'web'));
  running = await startSite(copy.folder, { PREVIEWS: 'on', PREVIEW_ORIGINS: team.origin });
});
test.afterAll(async () => {
  team?.stop();
  await running?.stop();
  await copy?.remove();
});

const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const open = async (page: Page, path: string) => {
  const answer = await page.goto(running.address + path);
  await hydrated(page);
  return answer;
};

test('a stored release shows inside the live site, with a banner, to this browser alone', async ({
  page,
  browser,
  watched,
}) => {
  await open(page, `/career?preview=mf-careers@${version}`);
  await expect(page).toHaveURL(`${running.address}/career`);
  await expect(page.getByText(candidateTagline).first()).toBeVisible();
  await expect(page).toHaveTitle(/Career/);
  await expect(banner(page)).toContainText(`mf-careers ${version}. Only this browser sees it.`);
  await expect(banner(page)).toBeInViewport();

  const other = await browser.newPage();
  await open(other, '/career');
  await expect(other.getByText(tagline).first()).toBeVisible();
  await expect(banner(other)).toBeHidden();
  await other.close();

  await page.waitForLoadState('networkidle');
  expect(watched.problems).toEqual([]);
});

test('the preview goes with the visitor from page to page, and ends with its way out', async ({
  page,
  watched,
}) => {
  await open(page, `/service?preview=mf-careers@${version}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page.getByText(candidateTagline).first()).toBeVisible();
  await expect(banner(page)).toBeVisible();

  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page.getByText(tagline).first()).toBeVisible();
  await expect(page).toHaveURL(`${running.address}/career`);
  await expect(banner(page)).toBeHidden();
  expect(watched.problems).toEqual([]);
});

test('a team’s own server shows inside the live site, and the policy allows it and nothing more', async ({
  page,
  watched,
}) => {
  await open(page, `/career?preview=mf-careers@${team.origin}`);
  await expect(page.getByText(candidateTagline).first()).toBeVisible();
  await expect(banner(page)).toContainText(`mf-careers ${team.origin}`);
  await page.getByRole('button', { name: 'Internship' }).click();
  await expect(page.getByRole('heading', { name: 'Internship Programs' })).toBeVisible();
  const answer = await open(page, '/career');
  expect(await answer?.headerValue('content-security-policy')).toContain(`script-src 'self' ${team.origin};`);
  expect(await answer?.headerValue('cache-control')).toBe('no-store');
  await page.waitForLoadState('networkidle');
  expect(watched.problems).toEqual([]);
});

test('a team’s own server that is down shows the boundary, and the rest of the site works', async ({
  page,
}) => {
  await page.route(`${team.origin}/**`, (route) => route.abort());
  await open(page, `/career?preview=mf-careers@${team.origin}`);
  await expect(
    page.getByRole('heading', { name: 'Our careers section can’t be shown right now' }),
  ).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('a candidate whose entry is another than the stored one is refused by the browser', async ({ page }) => {
  await page.route('**/mf-careers/**/remoteEntry.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  });
  await open(page, `/career?preview=mf-careers@${version}`);
  await expect(
    page.getByRole('heading', { name: 'Our careers section can’t be shown right now' }),
  ).toBeVisible();
});

test('a stored shell can be previewed', async ({ page, watched }) => {
  const record = JSON.parse(await readFile(join(copy.folder, 'current/releases.json'), 'utf8'));
  const shell = record.microFrontends.shell[0].metadata.version;
  await open(page, `/career?preview=shell@${shell}`);
  await expect(page.getByText(tagline).first()).toBeVisible();
  await expect(banner(page)).toContainText(`shell ${shell}`);
  expect(watched.problems).toEqual([]);
});

test('a server without previews shows what is live, whatever it is asked for', async ({ page, site }) => {
  await page.context().addCookies([{ name: 'preview', value: `mf-careers@${version}`, url: site.address }]);
  await page.goto(`${site.address}/career?preview=mf-careers@${version}`);
  await hydrated(page);
  await expect(page.getByText(tagline).first()).toBeVisible();
  await expect(banner(page)).toBeHidden();
});
