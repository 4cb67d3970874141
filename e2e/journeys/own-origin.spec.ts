import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { staticNotice } from '../../shell/src/remotes/page/remote-labels';
import { careersHeading, expectInternshipOnClick } from '../support/careers-page';
import { copySite, type SiteCopy } from '../support/site-copy';
import { type StaticServer, serveFolder } from '../support/static-server';
import { expect, leaveOutDeployed, openHydrated, test } from '../support/test';

leaveOutDeployed('deploys into a copy of the composed site');

/** In a copy of the site, careers is served from its own origin. */
let copy: SiteCopy;
let running: RunningSite;
let team: StaticServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  copy = await copySite();
  running = await startSite(copy.folder);
  team = await serveFolder(join(copy.folder, 'team'));
});
test.afterAll(async () => {
  team?.stop();
  await running?.stop();
  await copy?.remove();
});

const release = (...args: string[]) =>
  copy.command('release', 'mf-careers', '--dist', 'mf-careers/dist', ...args);
const liveUrl = async () => {
  const record = JSON.parse(await readFile(join(copy.folder, 'current/releases.json'), 'utf8'));
  return record.microFrontends['mf-careers'][0].url;
};

test('a release is refused while its files are missing', async () => {
  const before = await liveUrl();
  const { code, output } = await release('--origin', team.origin);
  expect(code).toBe(1);
  expect(output).toMatch(
    /mf-careers\/\S+ answers with status 404\. Copy web\/ of mf-careers \S+ there first/,
  );
  expect(await liveUrl()).toBe(before);
});

test('an origin with a path is refused with a message', async () => {
  const { code, output } = await release('--origin', `${team.origin}/releases`);
  expect(code).toBe(1);
  expect(output).toContain('Give one that begins with https:, without a path');
});

test('a page of the remote runs from the other origin, and the policy allows only that origin', async ({
  page,
  watched,
}) => {
  await cp(join(copy.folder, 'releases'), join(copy.folder, 'team/releases'), { recursive: true });
  const { output } = await release('--origin', team.origin);
  expect(output).toContain('is live');
  expect(output).toContain('nginx -s reload');
  expect(await liveUrl()).toContain(`${team.origin}/releases/mf-careers/`);

  const answer = await openHydrated(page, `${running.address}/career`);
  const policy = await answer?.headerValue('content-security-policy');
  expect(policy).toContain(`script-src 'self' ${team.origin};`);
  await expectInternshipOnClick(page);
  await page.waitForLoadState('networkidle');
  expect(watched.problems).toEqual([]);

  const own = watched.requests.filter((url) => /\/releases\/mf-careers\//.test(url));
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter((url) => !url.startsWith(team.origin))).toEqual([]);
});

test('the remote is reached by a link from another page, too', async ({ page, watched }) => {
  await openHydrated(page, `${running.address}/service`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(careersHeading(page)).toBeVisible();
  expect(watched.requests.some((url) => url.startsWith(`${team.origin}/releases/mf-careers/`))).toBe(true);
  expect(watched.problems).toEqual([]);
});

test('a file that differs from the released one is refused by the browser, and the page stays readable', async ({
  page,
}) => {
  await page.route(`${team.origin}/**/remoteEntry.js`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  });
  await openHydrated(page, `${running.address}/career`);
  await expect(page.getByRole('region', { name: staticNotice })).toBeVisible();
  await expect(careersHeading(page)).toBeVisible();
});

test('the origin stays in the next releases of other teams, until its own team rolls back', async () => {
  const contact = await copy.command('release', 'mf-contact', '--dist', 'mf-contact/dist');
  expect(contact.code).toBe(0);
  expect(await liveUrl()).toContain(team.origin);
  await release('--origin', 'site');
  expect(await liveUrl()).toMatch(/^\/releases\/mf-careers\//);
  expect((await copy.command('releases')).output).toContain('served by the site');
});
