import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { enquiryFields, enquiryLabels } from '@site/shared/site-model/enquiry';
import { startChromium } from './chromium';
import { phone } from './phone';
import { aimAt, click, observeEvents, pressMs, tap } from './press';
import { table, verdict, writeSection } from './results';
import { startSites } from './sites';
import { median } from './statistics';

const processorSlowdown = 4;
const targets = { medianMs: 50, worstMs: 80 };

/** Milliseconds without an event: the browser reports one after its next frame, and no press that is shorter than 16 ms. */
const restMs = 500;

const desk = { viewport: { width: 1440, height: 900 } };

interface Interaction {
  what: string;
  path: string;
  on: typeof phone | typeof desk;
  /** Runs after hydration, unmeasured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'menu' });
const careerKind = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nextTestimonial = (page: Page) => page.getByRole('button', { name: 'Next testimonial' });
const enquiryForm = (page: Page) => page.getByRole('main').getByRole('form');

/** The machine's own time for a press, which is part of each interaction. */
const emptyPage =
  'data:text/html,<meta name="viewport" content="width=device-width"><button onclick="textContent = 1">press</button>';

/** The measured interactions, by touch, mouse or keyboard. */
const interactions: Interaction[] = [
  {
    what: 'a press on a page of one button, to compare with',
    path: '/',
    on: phone,
    prepare: async (page) => {
      await page.goto(emptyPage);
    },
    act: (page) => tap(page, page.getByRole('button')),
  },
  { what: 'menu opens', path: '/', on: phone, act: (page) => tap(page, menuButton(page)) },
  {
    what: 'submenu opens',
    path: '/',
    on: phone,
    prepare: (page) => menuButton(page).tap(),
    act: (page) => tap(page, page.getByRole('banner').getByRole('button', { name: 'Industries' })),
  },
  {
    what: 'accordion opens',
    path: '/service/service-details',
    on: phone,
    act: (page) => tap(page, page.locator('main summary').last()),
  },
  {
    what: 'internships instead of jobs',
    path: '/career',
    on: phone,
    act: (page) => tap(page, careerKind(page, 'Internship')),
  },
  {
    what: 'next testimonial',
    path: '/',
    on: phone,
    prepare: async (page) => {
      const carousel = page.getByRole('region', { name: 'What clients tell us' });
      await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await nextTestimonial(page).waitFor();
    },
    act: (page) => tap(page, nextTestimonial(page)),
  },
  ...enquiryFields.map(
    (field): Interaction => ({
      what: `typing in ${enquiryLabels[field]}`,
      path: '/contact',
      on: phone,
      act: async (page) => {
        const box = enquiryForm(page).getByRole('textbox', { name: enquiryLabels[field], exact: true });
        await aimAt(box);
        await box.pressSequentially('Asha 12', { delay: 120 });
      },
    }),
  ),
  {
    what: 'an empty enquiry is sent',
    path: '/contact',
    on: phone,
    act: (page) => tap(page, enquiryForm(page).getByRole('button')),
  },
  ...['/career', '/blog', '/contact'].map(
    (path): Interaction => ({
      what: `a click to ${path}`,
      path: '/',
      on: desk,
      act: (page) => click(page, page.locator(`a[href="${path}"]:visible`).first()),
    }),
  ),
];

/** Runs the interactions on a slow processor, and measures the browser's interaction latency. */
export async function measureInteractions(runs: number): Promise<void> {
  const sites = await startSites();
  const { endpoint, stop } = await startChromium();
  const browser = await chromium.connectOverCDP(endpoint);
  const found = new Map(interactions.map(({ what }) => [what, [] as number[]]));
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const interaction of interactions)
        found.get(interaction.what)?.push(await latencyOf(browser, sites.site, interaction));
      console.log(`run ${run} of ${runs}`);
    }
  } finally {
    await browser.close();
    await stop();
    await sites.stop();
  }
  const medians = [...found].map(([what, times]) => ({
    what,
    time: median(times),
    worst: Math.max(...times),
  }));
  const slowest = Math.max(...medians.map(({ time }) => time));
  const longest = Math.max(...medians.map(({ worst }) => worst));
  await writeSection('interactions', [
    `From a press to the next painted frame, in ms, as reported by the browser (in steps of 8), after hydration; ${processorSlowdown} × slower processor, a press of ${pressMs} ms. The longest of each interaction, medians of ${runs}.`,
    table(
      ['Target', 'Worst', 'Met'],
      [
        verdict(
          `Every interaction, median: at most ${targets.medianMs} ms`,
          `${slowest} ms`,
          slowest <= targets.medianMs,
        ),
        verdict(
          `Every interaction, worst: at most ${targets.worstMs} ms`,
          `${longest} ms`,
          longest <= targets.worstMs,
        ),
      ],
    ),
    table(
      ['Interaction', 'median', 'worst'],
      medians.map(({ what, time, worst: most }) => [what, time, most]),
    ),
  ]);
}

async function latencyOf(
  browser: Browser,
  address: string,
  { path, on, prepare, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext(on);
  try {
    const page = await context.newPage();
    await page.addInitScript(observeEvents);
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await page.locator('html[data-hydrated]').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    await prepare?.(page);
    await act(page);
    await atRest(page);
    return await page.evaluate(() => Math.max(0, ...window.eventTimes.map(({ duration }) => duration)));
  } finally {
    await context.close();
  }
}

/**
 * Waits until the page has answered the last input for some time. No script runs in the page before that: one that waits for
 * a condition would add up to 8 ms to the answer.
 */
async function atRest(page: Page): Promise<void> {
  do await setTimeout(restMs);
  while (
    await page.evaluate((ms) => {
      const last = Math.max(window.lastInput, ...window.eventTimes.map(({ end }) => end));
      return last === 0 || performance.now() - last < ms;
    }, restMs)
  );
}
