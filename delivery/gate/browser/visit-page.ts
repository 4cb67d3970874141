import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';
import * as v from 'valibot';

/** A busy machine hydrates a page in a few seconds. */
const hydrationTimeoutMs = 15_000;

/** For what loads after hydration, when the browser is idle. */
const quietMs = 150;

/** A fifth of what Core Web Vitals call good: nobody sees it. */
const unseenShift = 0.02;

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

/** Opens a page, waits until it is at rest, and tells what went wrong. */
export async function visitPage(context: BrowserContext, address: string): Promise<VisitedPage> {
  const page = await context.newPage();
  const faults: SeenFault[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isViolation(message)) faults.push(consoleFault(message));
  });
  page.on('pageerror', ({ name, message, stack = '' }) =>
    faults.push({ text: `${name}: ${message}`, stack }),
  );
  const isQuiet = watchRequests(page);
  try {
    await page.goto(address, { waitUntil: 'commit' });
    faults.push(...(await faultsAtRest(page, isQuiet)));
    return faults.length > 0 ? { faults, picture: await page.screenshot() } : { faults };
  } catch (problem) {
    const [text = ''] = problem instanceof Error ? problem.message.split('\n') : [];
    return { faults: [...faults, { text: `it could not be looked at: ${text}`, stack: '' }] };
  } finally {
    await page.close();
  }
}

/** @returns whether nothing is loading, nor was a moment ago: the page itself does not know of what is under way or was refused */
function watchRequests(page: Page): () => boolean {
  const underWay = new Set<Request>();
  let lastEnd = 0;
  const end = (request: Request) => {
    underWay.delete(request);
    lastEnd = Date.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => underWay.size === 0 && Date.now() - lastEnd >= quietMs;
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
    shift > unseenShift && `its layout shifts by ${shift.toFixed(3)}; up to ${unseenShift} is not seen`,
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
