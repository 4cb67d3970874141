import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, ConsoleMessage, Frame, Page, Request } from '@playwright/test';
import * as v from 'valibot';

/** The faults of a page that are kept, and the characters of each: it may log without end. */
const keptFaults = 20;
const keptCharacters = 4000;

/** For what loads after hydration, when the browser is idle. */
const quietMs = 150;

const restSchema = v.object({
  isHydrated: v.boolean(),
  headings: v.number(),
  shift: v.number(),
  violations: v.array(v.object({ text: v.string(), stack: v.string() })),
});

/** An error of a page, as the browser reports it. */
export interface SeenFault {
  text: string;
  /** What names the positions in scripts: a stack, or a file's URL with line and column. */
  stack: string;
}

export interface VisitedPage {
  faults: SeenFault[];
  /** A picture of what the browser shows; only of a page with errors. */
  picture?: Buffer;
}

interface VisitLimits {
  /** After this time the visit is aborted. Scripts of the page can't influence this clock; the other limits depend on them. */
  pageMs: number;
  /** For hydration and everything that loads. */
  hydrationMs: number;
  /** The largest cumulative layout shift. */
  shift: number;
}

/** Prepares the windows of a context for {@link visitPage}, before they open a page. */
export async function prepareVisits(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: fileURLToPath(new URL('./page-probe.js', import.meta.url)) });
}

/**
 * Opens a URL, waits until the page has stopped loading, and reports its errors.
 * @param page may have shown other URLs before
 */
export async function visitPage(page: Page, address: string, limits: VisitLimits): Promise<VisitedPage> {
  const { faults, isQuiet, stop } = watchPage(page);
  const ended = new AbortController();
  const { pageMs } = limits;
  const hung = { text: `it is not at rest after ${pageMs / 1000} s, the limit of a page`, stack: '' };
  const limit = setTimeout(pageMs, { faults: [hung] }, { signal: ended.signal });
  limit.catch(() => undefined);
  try {
    return await Promise.race([look(page, address, { faults, isQuiet, limits }), limit]);
  } finally {
    ended.abort();
    stop();
  }
}

async function look(
  page: Page,
  address: string,
  { faults, isQuiet, limits }: { faults: SeenFault[]; isQuiet: () => boolean; limits: VisitLimits },
): Promise<VisitedPage> {
  try {
    await page.goto(address, { waitUntil: 'commit' });
    faults.push(...(await errorsAfterLoad(page, isQuiet, limits)));
    return faults.length > 0 ? { faults, picture: await page.screenshot() } : { faults };
  } catch (problem) {
    const [text = ''] = problem instanceof Error ? problem.message.split('\n') : [];
    return { faults: [...faults, { text: `it could not be checked: ${text}`, stack: '' }] };
  }
}

/** Collects the errors that the browser reports about the next document. */
function watchPage(page: Page) {
  const faults: SeenFault[] = [];
  const keep = ({ text, stack }: SeenFault) => {
    if (faults.length < keptFaults)
      faults.push({ text: text.slice(0, keptCharacters), stack: stack.slice(0, keptCharacters) });
  };
  const underWay = new Set<Request>();
  let isThere = false;
  let lastEnd = 0;

  // Until then, errors are those of the document before.
  const arrive = (frame: Frame) => {
    isThere ||= frame === page.mainFrame();
  };
  const hear = (message: ConsoleMessage) => {
    if (isThere && message.type() === 'error' && !isViolation(message)) keep(consoleError(message));
  };
  const fail = ({ name, message, stack = '' }: Error) => {
    if (isThere) keep({ text: `${name}: ${message}`, stack });
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
    /** Whether nothing is loading, nor was a moment ago: the page itself can't see pending or blocked requests. */
    isQuiet: () => underWay.size === 0 && Date.now() - lastEnd >= quietMs,
    stop() {
      page.off('framenavigated', arrive).off('console', hear).off('pageerror', fail);
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    },
  };
}

async function errorsAfterLoad(
  page: Page,
  isQuiet: () => boolean,
  { hydrationMs, shift: allowedShift }: VisitLimits,
): Promise<SeenFault[]> {
  const end = Date.now() + hydrationMs;
  const rest = () => page.evaluate(`siteProbe.rest(${hydrationMs}, ${quietMs})`);
  let seen = await rest();
  while (!isQuiet() && Date.now() < end) seen = await rest();
  const { isHydrated, headings, shift, violations } = v.parse(restSchema, seen);
  const texts = [
    !isHydrated && `it is not hydrated after ${hydrationMs / 1000} s`,
    headings !== 1 && `it shows ${headings} main headings instead of one`,
    shift > allowedShift && `its layout shifts by ${shift.toFixed(3)}, more than ${allowedShift}`,
  ];
  return [...violations, ...texts.filter((text) => text !== false).map((text) => ({ text, stack: '' }))];
}

/** Reported by page-probe.js, with its position. */
function isViolation(message: ConsoleMessage): boolean {
  return message.text().includes('violates the following Content Security Policy directive');
}

/** An error that was logged has a stack; the browser's own errors have a position. */
function consoleError(message: ConsoleMessage): SeenFault {
  const text = message.text();
  const { url, lineNumber, columnNumber } = message.location();
  const [first = ''] = text.split(/\n +at /, 1);
  // A page may log the same, from a script without a URL.
  const isLoading = text.startsWith('Failed to load resource') && URL.canParse(url);
  return {
    text: isLoading ? `${first} ${new URL(url).pathname}` : first,
    stack: `${text}\n${url}:${lineNumber + 1}:${columnNumber + 1}`,
  };
}
