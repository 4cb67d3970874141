import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { applyThrottle, type Fetched, type Kind, watchNetwork } from './network';
import { type PageNotes, watchPage } from './watch-page';

/** One visit of one page by a new visitor, in ms, bytes and counts. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** What long tasks took beyond 50 ms each, from the first paint until the page had come to rest. */
  blocked: number;
  shift: number;
  hydrated: number;
  requests: number;
  bytes: Record<Kind, number>;
  /** Transferred scripts that were asked for before the page was hydrated. */
  scriptsUntilHydrated: number;
  fetched: Fetched[];
}

export interface OpenPage {
  page: Page;
  session: CDPSession;
  fetched: Fetched[];
  /** What the page threw or wrote to the console as an error: its figures would be worth nothing. */
  problems: string[];
  close: () => Promise<void>;
}

interface VisitOptions {
  throttled: boolean;
  /** False for a page without scripts, which never hydrates. */
  hydrates: boolean;
}

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
const desk = { viewport: { width: 1280, height: 800 } } as const;

/** Opens an empty page of a visitor who has never been here, on a phone unless told otherwise. */
export async function openPage(
  browser: Browser,
  { throttled, device = 'phone' }: { throttled: boolean; device?: 'phone' | 'desk' },
): Promise<OpenPage> {
  const context: BrowserContext = await browser.newContext(device === 'phone' ? phone : desk);
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const fetched = watchNetwork(session);
  if (throttled) await applyThrottle(session);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  return { page, session, fetched, problems, close: () => context.close() };
}

/** Visits a page until it has come to rest. */
export async function visit(browser: Browser, url: string, options: VisitOptions): Promise<Visit> {
  const open = await openPage(browser, options);
  try {
    await open.page.goto(url, { waitUntil: 'load' });
    return summarise(await atRest(open, options), open.fetched);
  } finally {
    await open.close();
  }
}

/** Waits until the page is hydrated and nothing has happened for a second. */
export async function atRest(
  { page, fetched, problems }: OpenPage,
  { hydrates }: Pick<VisitOptions, 'hydrates'>,
): Promise<PageNotes> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (problems.length > 0) throw new Error(`${page.url()} has a fault: ${problems.join('; ')}`);
    const { notes, now } = await page.evaluate(() => ({ notes: window.benchNotes, now: performance.now() }));
    const quiet = now - Math.max(notes.lastEvent, notes.hydrated) > 1000 && fetched.every(({ done }) => done);
    if (quiet && (notes.hydrated > 0 || !hydrates)) return notes;
    await page.waitForTimeout(100);
  }
  throw new Error(`${page.url()} did not come to rest within a minute.`);
}

function summarise(notes: PageNotes, fetched: Fetched[]): Visit {
  const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0 };
  for (const file of fetched) bytes[file.kind] += file.bytes;
  const begun = fetched[0]?.begun ?? 0;
  const beforeHydration = ({ kind, begun: at }: Fetched) =>
    kind === 'js' && (at - begun) * 1000 <= notes.hydrated;
  return {
    firstPaint: notes.firstPaint,
    largestPaint: notes.largestPaint,
    blocked: blockedTime(notes),
    shift: notes.shift,
    hydrated: notes.hydrated,
    requests: fetched.length,
    bytes,
    scriptsUntilHydrated: fetched.filter(beforeHydration).reduce((sum, file) => sum + file.bytes, 0),
    fetched,
  };
}

function blockedTime({ longTasks, firstPaint }: PageNotes): number {
  const afterPaint = longTasks.map(({ start, duration }) => start + duration - Math.max(start, firstPaint));
  return afterPaint.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}
