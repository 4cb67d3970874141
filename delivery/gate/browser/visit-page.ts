import { setTimeout } from 'node:timers/promises';
import type { ConsoleMessage, Frame, Page, Request } from 'playwright-core';
import * as v from 'valibot';

/** A busy machine hydrates a page in a few seconds. */
const hydrationTimeoutMs = 15_000;

/** For what loads after hydration, when the browser is idle. */
const quietMs = 150;

/** What Core Web Vitals call good. Fonts that arrive late, as on a busy machine, shift less. */
const allowedShift = 0.1;

const restSchema = v.object({
  isHydrated: v.boolean(),
  headings: v.number(),
  shift: v.number(),
  violations: v.array(v.object({ text: v.string(), stack: v.string() })),
});

/** What is wrong with a page, as the browser says it. */
export interface SeenFault {
  text: string;
  /** What names the places of scripts: a stack, or the address of a file with line and column. */
  stack: string;
}

export interface VisitedPage {
  faults: SeenFault[];
  /** A picture of what the browser shows; of a page with faults only. */
  picture?: Buffer;
}

/**
 * Opens an address, waits until it is at rest, and reports what went wrong.
 * @param page may have shown other addresses before
 * @param limitMs after which the visit is given up. The page can't reach this clock: its own limits end where its scripts do
 */
export async function visitPage(page: Page, address: string, limitMs: number): Promise<VisitedPage> {
  const { faults, isQuiet, stop } = watchPage(page);
  const ended = new AbortController();
  const hung = { text: `it is not at rest after ${limitMs / 1000} s, the limit of a page`, stack: '' };
  const limit = setTimeout(limitMs, { faults: [hung] }, { signal: ended.signal });
  limit.catch(() => undefined);
  try {
    return await Promise.race([look(page, address, { faults, isQuiet }), limit]);
  } finally {
    ended.abort();
    stop();
  }
}

async function look(
  page: Page,
  address: string,
  { faults, isQuiet }: { faults: SeenFault[]; isQuiet: () => boolean },
): Promise<VisitedPage> {
  try {
    await page.goto(address, { waitUntil: 'commit' });
    faults.push(...(await faultsAtRest(page, isQuiet)));
    return faults.length > 0 ? { faults, picture: await page.screenshot() } : { faults };
  } catch (problem) {
    const [text = ''] = problem instanceof Error ? problem.message.split('\n') : [];
    return { faults: [...faults, { text: `it could not be looked at: ${text}`, stack: '' }] };
  }
}

/** Collects what the browser says of the next document. */
function watchPage(page: Page) {
  const faults: SeenFault[] = [];
  const underWay = new Set<Request>();
  let isThere = false;
  let lastEnd = 0;

  // Until then, it is the document before that speaks.
  const arrive = (frame: Frame) => {
    isThere ||= frame === page.mainFrame();
  };
  const hear = (message: ConsoleMessage) => {
    if (isThere && message.type() === 'error' && !isViolation(message)) faults.push(consoleFault(message));
  };
  const fail = ({ name, message, stack = '' }: Error) => {
    if (isThere) faults.push({ text: `${name}: ${message}`, stack });
  };
  const begin = (request: Request) => underWay.add(request);
  const end = (request: Request) => {
    underWay.delete(request);
    lastEnd = Date.now();
  };

  page.on('framenavigated', arrive).on('console', hear).on('pageerror', fail);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    faults,
    /** Whether nothing is loading, nor was a moment ago: the page itself does not know of what is under way or was refused. */
    isQuiet: () => underWay.size === 0 && Date.now() - lastEnd >= quietMs,
    stop() {
      page.off('framenavigated', arrive).off('console', hear).off('pageerror', fail);
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    },
  };
}

async function faultsAtRest(page: Page, isQuiet: () => boolean): Promise<SeenFault[]> {
  const end = Date.now() + hydrationTimeoutMs;
  const rest = () => page.evaluate(`siteProbe.rest(${hydrationTimeoutMs}, ${quietMs})`);
  let seen = await rest();
  while (!isQuiet() && Date.now() < end) seen = await rest();
  const { isHydrated, headings, shift, violations } = v.parse(restSchema, seen);
  const texts = [
    !isHydrated && `it is not hydrated after ${hydrationTimeoutMs / 1000} s`,
    headings !== 1 && `it shows ${headings} main headings instead of one`,
    shift > allowedShift && `its layout shifts by ${shift.toFixed(3)}, more than ${allowedShift}`,
  ];
  return [...violations, ...texts.filter((text) => text !== false).map((text) => ({ text, stack: '' }))];
}

/** The page itself tells of it, with its place. */
function isViolation(message: ConsoleMessage): boolean {
  return message.text().includes('violates the following Content Security Policy directive');
}

/** An error that was logged comes with its stack; what the browser says itself, with a place. */
function consoleFault(message: ConsoleMessage): SeenFault {
  const text = message.text();
  const { url, lineNumber, columnNumber } = message.location();
  const [first = ''] = text.split(/\n +at /, 1);
  const isLoading = text.startsWith('Failed to load resource');
  return {
    text: isLoading ? `${first} ${new URL(url).pathname}` : first,
    stack: `${text}\n${url}:${lineNumber + 1}:${columnNumber + 1}`,
  };
}
