import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium, type Locator } from '@playwright/test';
import { sampleAnswer } from '@site/delivery/testing/sample-reports';
import { launchOptions } from '@site/kit/testing/browser-settings';
import { findOrInstallTestBrowser } from '@site/kit/testing/find-browser';
import { previewFile, previewsFolder } from '@site/shared/node/preview';
import { listen } from '@site/shared/node/testing/listen';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { expectUsable, tabTo } from '../support/operator-pages';
import { copySite } from '../support/site-copy';

const site = await copySite();
// The folder of the site is read when the modules are loaded.
vi.stubEnv('SITE_DIR', site.folder);
vi.stubEnv('BROWSER_PATH', findOrInstallTestBrowser());
// The public address is not of this machine.
vi.doMock('@site/delivery/service/board/status/certificate-status', () => ({
  certificateStatus: (site: string) => Promise.reject(new Error(`${site} is away`)),
}));
const { startService } = await import('@site/delivery/service/start-service');
const { readServiceSettings } = await import('@site/delivery/service/settings/read-service-settings');
const { addKey } = await import('@site/delivery/service/identity/team-keys');
const { readDeployed } = await import('@site/delivery/deploy/deployed');
const { deployVersions } = await import('@site/delivery/deploy/deploy-versions');
const { addRelease } = await import('@site/delivery/registry/add-release');
const { makePreview } = await import('@site/delivery/deploy/previews/make-preview');
const { readLog } = await import('@site/delivery/testing/read-log');
const { beginRollout } = await import('../support/begin-rollout');

const app = 'mf-careers';
const by = { who: { kind: 'local' as const, name: 'asha' } };
const live = async () => (await readDeployed())?.versions[app] ?? '';

let service: Awaited<ReturnType<typeof startService>>;
let browser: Browser;
let machine: Server;
let key: string;
let stable: string;

beforeAll(async () => {
  stable = await live();
  machine = createServer(({ url }, response) => {
    response.end(JSON.stringify(sampleAnswer(url, stable)));
  });
  const settings = { DELIVERY_PORT: '0', SITE_METRICS: await listen(machine) };
  [service, browser] = await Promise.all([
    startService(readServiceSettings(settings)),
    chromium.launch(launchOptions()),
  ]);
  key = await addKey({ name: 'careers', apps: [app], may: ['activate'], days: 1 });
});
afterAll(async () => {
  await Promise.all([service?.stop(), browser?.close()]);
  machine?.close();
  await site.remove();
});

async function keepPreview(): Promise<void> {
  const id = '0123456789abcdefghijklmnop';
  const folder = join(site.folder, previewsFolder, id);
  await mkdir(folder, { recursive: true });
  const preview = { id, releases: { [app]: '3.0.0-preview' }, expiresAt: Date.now() + 86_400_000 };
  await writeFile(join(folder, previewFile), JSON.stringify(preview));
}

test('its pages are valid HTML, and on a phone and a desk accessible and no wider than the window', async () => {
  await Promise.all([beginRollout(), keepPreview()]);
  const page = await browser.newPage();
  for (const path of [
    '',
    '/log',
    `/${app}?days=1`,
    `/${app}/rollback?version=${stable}`,
    '/rollout/promote',
  ]) {
    expect(await expectUsable(page, `${service.address}/board${path}`), path).toBe(200);
  }
  await page.close();
});

test('without JavaScript and by keyboard alone, it lists previews, its forms abort a rollout and roll back, and the log has caller and reason', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const open = async (link: Locator) => {
    await tabTo(link);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/(abort|rollback)/);
  };
  const press = async (button: string, reason: string) => {
    for (const [label, text] of [
      ['Reason', reason],
      ['Your team’s key', key],
    ] as const) {
      await tabTo(page.getByLabel(label));
      await page.keyboard.type(text);
    }
    await tabTo(page.getByRole('button', { name: button }));
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { level: 1, name: button === 'Abort' ? 'Rollout of' : 'Rolled back' })
      .waitFor();
    return page.getByRole('main').textContent();
  };
  await page.goto(`${service.address}/board`);
  expect(await page.getByText('www.malvanta.example is away').count()).toBe(1);
  await open(page.getByRole('link', { name: 'Abort' }));
  expect(await press('Abort', 'it looks odd')).toContain(`All visitors get ${app} ${stable}.`);

  const build = await careersWithTagline('Start on Monday');
  const { version } = await addRelease(app, build);
  await makePreview({ releases: { [app]: version }, days: 1, by, host: 'preview.example' });
  await deployVersions({ versions: { [app]: version }, action: 'release', by });
  await page.goto(`${service.address}/board`);
  const previews = page.getByRole('table', { name: 'Previews' });
  await expect(
    previews.getByRole('row', { name: version }).getByRole('cell', { name: 'asha' }).count(),
  ).resolves.toBe(1);
  await open(page.getByRole('link', { name: `Roll back ${app}` }));
  expect(await page.getByRole('main').textContent()).toContain(
    `${version} is deployed. Afterwards ${stable} is`,
  );
  expect(await press('Roll back', 'the form lost its button')).toContain(
    `${app} ${stable} is deployed again, after ${version}.`,
  );
  expect(await live()).toBe(stable);
  const who = { kind: 'key', name: 'careers' };
  expect((await readLog()).filter((entry) => entry.by.who.kind === 'key')).toMatchObject([
    { action: 'abort', changes: [{ app }], by: { who, reason: 'it looks odd' } },
    {
      action: 'rollback',
      changes: [{ app, to: stable }],
      by: { who, reason: 'the form lost its button' },
    },
  ]);
  await context.close();
});
