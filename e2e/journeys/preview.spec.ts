import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { expectInternshipOnClick } from '../support/careers-page';
import { careersWithTagline, taglineStart } from '../support/careers-with';
import { changedBuild, copySite, type SiteCopy } from '../support/site-copy';
import { type StaticServer, serveFolder } from '../support/static-server';
import { expect, hydrated, test } from '../support/test';

const candidateTagline = 'Start on Monday';
let copy: SiteCopy;
let running: RunningSite;
let team: StaticServer;
/** The candidate: stored, but not live. */
let version: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  copy = await copySite();
  const dist = await careersWithTagline(candidateTagline);
  version = await store('mf-careers', dist);
  team = await serveFolder(join(dist, 'web'));
  running = await startSite(copy.folder, { PREVIEWS: 'on', PREVIEW_ORIGINS: team.origin });
});
test.afterAll(async () => {
  team?.stop();
  await running?.stop();
  await copy?.remove();
});

const store = async (app: string, dist: string) => {
  const { output } = await copy.command('release', app, '--dist', dist, '--build-only');
  return new RegExp(`${app} (\\S+)`).exec(output)?.[1] ?? '';
};
/** @returns the link of a preview */
const makePreview = async (...candidates: string[]) => {
  const { output } = await copy.command('preview', ...candidates, '--site', running.address);
  return /http\S+$/m.exec(output)?.[0] ?? output;
};
const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const skipLink = (page: Page, text: string) => page.getByRole('link', { name: text });
const open = async (page: Page, path: string) => {
  const answer = await page.goto(new URL(path, running.address).href);
  await hydrated(page);
  return answer;
};

test('two previews at once each show what they say, as it would go live, and the live site its own while it is released', async ({
  page,
  browser,
  watched,
}) => {
  test.slow();
  const shell = await store(
    'shell',
    await changedBuild('shell', (_, content) => content.replaceAll('Skip to content', 'Jump to content')),
  );
  const careersAlone = await makePreview(`mf-careers@${version}`);
  const together = await makePreview(`mf-careers@${version}`, `shell@${shell}`, '--days', '1');
  const [one, other] = [page, await (await browser.newContext()).newPage()];
  const visitor = await (await browser.newContext()).newPage();
  await open(one, careersAlone);
  await expect(one).toHaveURL(`${running.address}/career`);
  await open(other, together);

  const showsWhatItSays = async (live: string) => {
    for (const preview of [one, other]) {
      const answer = await open(preview, '/career');
      expect(await answer?.text()).toContain(candidateTagline);
      expect(await answer?.headerValue('cache-control')).toBe('no-store');
      expect(await answer?.headerValue('x-robots-tag')).toBe('noindex');
      await expect(preview.getByText(candidateTagline)).toBeVisible();
      await expect(banner(preview)).toContainText(`mf-careers ${version}`);
      await expect(banner(preview)).toBeInViewport();
    }
    await expect(skipLink(one, 'Skip to content')).toBeAttached();
    await expect(skipLink(other, 'Jump to content')).toBeAttached();
    await expect(banner(other)).toContainText(`shell ${shell}`);
    await open(visitor, '/career');
    await expect(visitor.getByText(live)).toBeVisible();
    await expect(banner(visitor)).toBeHidden();
  };
  await showsWhatItSays(taglineStart);
  await copy.command('release', 'mf-careers', '--dist', await careersWithTagline('Start on Tuesday'));
  await showsWhatItSays('Start on Tuesday');
  await copy.command('rollback', 'mf-careers');
  await showsWhatItSays(taglineStart);
  expect(watched.problems).toEqual([]);

  await one.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(one.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await one.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(one).toHaveURL(`${running.address}/blog`);
  await expect(banner(one)).toBeHidden();
  await open(one, '/career');
  await expect(one.getByText(taglineStart)).toBeVisible();
  expect(watched.problems).toEqual([]);
});

test('a team’s own server shows inside the live site, and the policy allows it and nothing more', async ({
  page,
  watched,
}) => {
  await open(page, `/career?preview=mf-careers@${team.origin}`);
  await expect(page.getByText(candidateTagline).first()).toBeVisible();
  await expect(banner(page)).toContainText(`mf-careers ${team.origin}`);
  await expectInternshipOnClick(page);
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

test('a server without previews shows what is live, whatever it is asked for', async ({ page, site }) => {
  const wanted = `mf-careers@${team.origin}`;
  await page.context().addCookies([{ name: 'preview', value: wanted, url: site.address }]);
  await page.goto(`${site.address}/career?preview=${wanted}`);
  await hydrated(page);
  await expect(page.getByText(taglineStart).first()).toBeVisible();
  await expect(banner(page)).toBeHidden();
});
