import { setTimeout } from 'node:timers/promises';
import { enquiryAddress } from '@site/shared/company/company';
import type { SitePath } from '../deployed/deployed-site';
import { firstOfKinds } from '../support/first-of-kinds';
import type { OtherBrowser } from './other-browser';
import { remoteJourneys } from './remote-journeys';

export interface Check {
  what: string;
  /** @throws what the page doesn't do */
  run(browser: OtherBrowser): Promise<void>;
}

const timeoutMs = 60_000;

/** The widths at which pages are laid out: of a desktop and of a phone. */
const widths = [1280, 390];

/** Conditions of a laid-out page that engines broke in the past; each is true for a page in order. */
const layoutRules = [
  {
    otherwise: 'has a picture without a height',
    condition: `[...document.querySelectorAll('main svg, main img')].every(
      (each) => !each.checkVisibility() || each.getBoundingClientRect().height > 0)`,
  },
  {
    otherwise: 'has space in place of a hidden part',
    condition: "[...document.querySelectorAll('main [hidden]')].every((each) => each.offsetHeight === 0)",
  },
  {
    otherwise: 'has an empty line above the content of a list item',
    condition: `[...document.querySelectorAll('main li')].every((item) => {
      const first = item.firstElementChild;
      const style = getComputedStyle(item);
      if (!first || !item.checkVisibility() || style.display !== 'list-item') return true;
      const edges = [style.paddingTop, style.borderTopWidth, getComputedStyle(first).marginTop].map(parseFloat);
      const top = item.getBoundingClientRect().top + edges.reduce((sum, edge) => sum + edge);
      return first.getBoundingClientRect().top - top < parseFloat(style.lineHeight) / 2;
    })`,
  },
];

/** Finds a link by its visible name. */
const linkNamed =
  "((name) => [...document.querySelectorAll('footer a')].find((a) => a.textContent.trim() === name))";

/** Answers a posted enquiry as the API answers a stored one. */
const keepEnquiries = `(() => {
  const { fetch } = window;
  window.fetch = (address, options) => new URL(address, location.href).pathname === ${JSON.stringify(enquiryAddress)}
    ? Promise.resolve(Response.json({ message: 'Received. Thank you.', id: crypto.randomUUID() }))
    : fetch.call(window, address, options);
})()`;

const keepReports = '(navigator.sendBeacon = () => true)';

/** WebDriver waits for a dialog to be closed, and can't evaluate in the meantime. */
const noteAlerts = '(window.alert = (text) => { window.alerted = text; })';

/**
 * @param address of the site
 * @param kept what is kept from the site: reports of visits, enquiries
 */
export function checksOf(
  address: string,
  paths: SitePath[],
  kept: { reports: boolean; enquiries: boolean },
): Check[] {
  const open = async (browser: OtherBrowser, path: string) => {
    await browser.open(address + path);
    await until(browser, 'document.documentElement.dataset.hydrated !== undefined', 'is not hydrated');
    await browser.evaluate(`(${noteAlerts}, true)`);
    if (kept.reports) await browser.evaluate(`(${keepReports}, true)`);
    if (kept.enquiries) await browser.evaluate(`(${keepEnquiries}, true)`);
  };
  const pages = firstOfKinds(paths).map(({ path }) => ({
    what: `${path} hydrates, with one main heading and no error`,
    run: async (browser: OtherBrowser) => {
      await open(browser, path);
      await until(browser, "document.querySelectorAll('main h1').length === 1", 'has not one main heading');
      await until(browser, "!document.body.innerText.includes('Application Error')", 'shows an error');
    },
  }));
  const layouts = firstOfKinds(paths).map(({ path }) => ({
    what: `${path} is laid out on a desktop and on a phone`,
    run: async (browser: OtherBrowser) => {
      for (const width of widths) {
        await browser.setWidth(width);
        await open(browser, path);
        for (const { condition, otherwise } of layoutRules)
          if ((await browser.evaluate(condition)) !== true) throw new Error(`it ${otherwise} at ${width} px`);
      }
    },
  }));
  const journeys = [...remoteJourneys, ...siteJourneys].map(({ what, path, steps }) => ({
    what,
    run: async (browser: OtherBrowser) => {
      await open(browser, path);
      for (const { act, shows } of steps) {
        await browser.evaluate(`(${act}, true)`);
        await until(browser, shows, `does not show: ${shows}`);
      }
    },
  }));
  return [...pages, ...journeys, ...layouts];
}

const siteJourneys = [
  {
    what: 'a link leads to another remote’s page without a new document',
    path: '/career',
    steps: [
      {
        act: `(window.sameDocument = true, ${linkNamed}('Blog').click())`,
        shows:
          "location.pathname === '/blog' && document.title.includes('Blog') && window.sameDocument === true",
      },
    ],
  },
  {
    what: 'the application form names missing fields',
    path: '/career/CareerForm',
    steps: [
      {
        act: "document.querySelector('main form button').click()",
        shows: "document.body.innerText.includes('First Name is required')",
      },
    ],
  },
  {
    what: 'an unknown path shows the not-found screen',
    path: '/no/such/page',
    steps: [{ act: 'undefined', shows: "document.body.innerText.includes('404 Not Found')" }],
  },
];

async function until(browser: OtherBrowser, condition: string, otherwise: string): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while ((await browser.evaluate(`Boolean(${condition})`)) !== true) {
    if (performance.now() > deadline) throw new Error(`it ${otherwise}`);
    await setTimeout(50);
  }
}
