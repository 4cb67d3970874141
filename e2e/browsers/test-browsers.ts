import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { installPackages } from '@site/kit/testing/install-packages';
import { startSite } from '@site/kit/testing/running-site';
import { sitePaths } from '../support/site-paths';
import { startFirefox } from './firefox';
import type { OtherBrowser } from './other-browser';
import { remoteJourneys } from './remote-journeys';
import { startWebkit } from './webkit';

/** `npm run test:browsers`: one page of each kind, and the core of the journeys, in Firefox and WebKit. */
const timeoutMs = 60_000;

/** Finds a link by its visible name. */
const linkNamed =
  "((name) => [...document.querySelectorAll('footer a')].find((a) => a.textContent.trim() === name))";

installMissing();
const site = await startSite();
let failures = 0;
for (const start of [startFirefox, startWebkit]) await testIn(start);
await site.stop();
if (failures > 0) throw new Error(`${failures} checks failed, see above.`);

function installMissing(): void {
  const programs = {
    '/usr/bin/firefox-esr': 'firefox-esr',
    '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
    '/usr/bin/xvfb-run': 'xvfb',
    '/usr/bin/xauth': 'xauth',
  };
  const missing = () => Object.entries(programs).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (missing().length === 0) return;
  installPackages(missing());
  if (missing().length > 0)
    throw new Error(`Install them first, on Debian: apt-get install ${missing().join(' ')}`);
}

async function testIn(start: () => Promise<OtherBrowser>): Promise<void> {
  const browser = await start();
  console.log(`\n${browser.name}`);
  const check = async (what: string, work: () => Promise<void>) => {
    const problem = await work().then(
      () => undefined,
      ({ message }: Error) => message,
    );
    if (problem !== undefined) failures += 1;
    console.log(problem === undefined ? `  ✓ ${what}` : `  ✘ ${what}: ${problem}`);
  };
  const open = async (path: string) => {
    await browser.open(site.address + path);
    await until(browser, 'document.documentElement.dataset.hydrated !== undefined', 'is not hydrated');
  };
  const kinds = new Map(sitePaths.map(({ remote, page, path }) => [`${remote} ${page}`, path]));
  for (const path of kinds.values())
    await check(`${path} hydrates, with one main heading and no error`, async () => {
      await open(path);
      await until(browser, "document.querySelectorAll('main h1').length === 1", 'has not one main heading');
      await until(browser, "!document.body.innerText.includes('Application Error')", 'shows an error');
    });
  for (const { what, path, steps } of remoteJourneys)
    await check(what, async () => {
      await open(path);
      for (const { act, shows } of steps) {
        await browser.evaluate(`(${act}, true)`);
        await until(browser, shows, `does not show: ${shows}`);
      }
    });
  await check('a link leads to another remote’s page without a new document', async () => {
    await open('/career');
    await browser.evaluate(`(window.sameDocument = true, ${linkNamed}('Blog').click())`);
    await until(browser, "location.pathname === '/blog' && document.title.includes('Blog')", 'is not shown');
    await until(browser, 'window.sameDocument === true', 'is a new document');
  });
  await check('the application form names missing fields', async () => {
    await open('/career/CareerForm');
    await browser.evaluate("document.querySelector('main form button').click()");
    await until(browser, "document.body.innerText.includes('First Name is required')", 'is not named');
  });
  await check('an unknown path shows the not-found screen', async () => {
    await open('/no/such/page');
    await until(browser, "document.body.innerText.includes('404 Not Found')", 'is not shown');
  });
  await browser.close();
}

async function until(browser: OtherBrowser, condition: string, otherwise: string): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while ((await browser.evaluate(`Boolean(${condition})`)) !== true) {
    if (performance.now() > deadline) throw new Error(`it ${otherwise}`);
    await setTimeout(50);
  }
}
