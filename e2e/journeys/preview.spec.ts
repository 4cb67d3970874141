import type { Page } from '@playwright/test';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { careersWithTagline, taglineStart } from '../support/careers-with';
import { changedBuild, copySite, type SiteCopy } from '../support/site-copy';
import { expect, leaveOutDeployed, openHydrated, test } from '../support/test';

leaveOutDeployed('deploys into a copy of the composed site');

const newTagline = 'Start on Monday';
let copy: SiteCopy;
let running: RunningSite;

/** A preview of the shell composes every page. */
test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.beforeAll(async () => {
  copy = await copySite();
  running = await startSite(copy.folder, { PREVIEW_HOST: 'localhost' });
});
test.afterAll(async () => {
  await running?.stop();
  await copy?.remove();
});

/** Stores a build without deploying it. */
const store = async (app: string, dist: string) => {
  const { output } = await copy.command('release', app, '--dist', dist, '--build-only');
  return `${app}@${new RegExp(`${app} (\\S+)`).exec(output)?.[1] ?? ''}`;
};
/** @returns the id of a preview, and its URL on the running server */
const makePreview = async (...releases: string[]) => {
  const { output } = await copy.command('preview', ...releases, '--json');
  const { id, url, expires } = JSON.parse(/^\{.*\}$/m.exec(output)?.[0] ?? output);
  expect(url).toMatch(new RegExp(`^http://${id}\\.localhost:\\d+/`));
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  const address = new URL(url);
  address.port = new URL(running.address).port;
  return { id: String(id), address: address.href };
};
const skipLink = (page: Page, text: string) => page.getByRole('link', { name: text });
const open = (page: Page, path: string, base: string) => openHydrated(page, new URL(path, base).href);

// One test, because two previews are composed for it.
test('two previews and the deployed site are open in one browser, each with its own releases, whatever is deployed; a withdrawn one is reported at its URL', async ({
  page: one,
  watched,
}) => {
  const careers = await store('mf-careers', await careersWithTagline(newTagline));
  const shell = await store(
    'shell',
    await changedBuild('shell', (_, content) => content.replaceAll('Skip to content', 'Jump to content')),
  );
  const [ofCareers, ofShell] = [await makePreview(careers), await makePreview(shell, '--days', '1')];
  const context = one.context();
  const [other, visitor] = [await context.newPage(), await context.newPage()];

  const showOwnReleases = async (deployed: string) => {
    const answers = [
      await open(one, '/career', ofCareers.address),
      await open(other, '/career', ofShell.address),
    ];
    for (const [index, release] of [careers, shell].entries()) {
      expect(answers[index]?.status()).toBe(200);
      expect(await answers[index]?.allHeaders()).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'x-preview': release,
      });
    }
    await expect(one.getByText(newTagline)).toBeVisible();
    await expect(skipLink(one, 'Skip to content')).toBeAttached();
    await expect(other.getByText(taglineStart)).toBeVisible();
    await expect(skipLink(other, 'Jump to content')).toBeAttached();
    await open(visitor, '/career', running.address);
    await expect(visitor.getByText(deployed)).toBeVisible();
    await expect(skipLink(visitor, 'Skip to content')).toBeAttached();
  };
  await showOwnReleases(taglineStart);
  await copy.command('release', 'mf-careers', '--dist', await careersWithTagline('Start on Tuesday'));
  await showOwnReleases('Start on Tuesday');
  for (const { address } of [ofCareers, ofShell]) expect(await context.cookies(address)).toEqual([]);

  // The browser stays within the preview.
  await one.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(one.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(one).toHaveURL(new URL('/blog', ofCareers.address).href);
  expect(watched.problems).toEqual([]);

  const { id, address } = ofCareers;
  const { code, output } = await copy.command('preview', '--withdraw', address);
  expect([code, output]).toEqual([0, expect.stringContaining(`The preview ${id} is withdrawn.`)]);
  const answer = await one.goto(address);
  expect(answer?.status()).toBe(404);
  await expect(one.getByText('There is no preview at this address')).toBeVisible();
  expect((await copy.command('preview', '--withdraw', id)).output).toContain(`There is no preview ${id}`);
});
