import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { prepareVisits, visitPage } from '@site/kit/browser/visit-page';
import { forEachLimit } from '@site/shared/node/for-each-limit';
import type { Browser, Page } from 'playwright-core';
import type { RefusedPage } from './describe-refused';

/** A phone and a desktop. */
export const sizes = [
  { width: 390, height: 844, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

/** More than one, so that the processor is used while a page waits for its files. */
const windowsOfEachSize = Math.ceil((availableParallelism() + 2) / sizes.length);

/** A busy machine hydrates a page in a few seconds. */
const hydrationMs = 15_000;

/** Good according to Core Web Vitals. Late fonts, as on a busy machine, shift less. */
const allowedShift = 0.1;

/** The number of failing pages after which the check stops. */
export const maxRefused = 8;

/** Milliseconds; pages can't change these clocks. */
export interface Limits {
  /** For one page in one window: it has 15 s to hydrate. */
  pageMs: number;
  /** For all pages of a candidate. */
  checkMs: number;
  /** For closing a page or the browser, even if a page hangs. */
  closeMs: number;
}

export interface Visits {
  /** Of the candidate's site. */
  origin: string;
  /** Paths that are opened at each size. */
  kinds: string[];
  /** Paths that are opened at one size each. */
  further: string[];
  limits: Limits;
}

export interface VisitedPages {
  refused: RefusedPage[];
  /** Paths that were not opened within the time of a check. */
  late: string[];
}

/** Opens pages of a candidate's site. */
export async function visitPages(
  browser: Browser,
  { origin, kinds, further, limits }: Visits,
): Promise<VisitedPages> {
  const begun = performance.now();
  const refused = new Map<string, RefusedPage>();
  const late = new Set<string>();
  await Promise.all(
    sizes.map(async (size, which) => {
      const visit = await openWindows(browser, size, limits);
      // Further pages have the scripts and styles of their kind, and only other entries: one width each, in turn.
      const paths = [...kinds, ...further.filter((_, at) => at % sizes.length === which)];
      await forEachLimit(
        paths,
        async (path) => {
          if (refused.has(path) || refused.size >= maxRefused) return;
          if (performance.now() - begun > limits.checkMs) return void late.add(path);
          const visited = await visit(origin + path);
          if (visited.faults.length > 0) refused.set(path, { path, ...visited });
        },
        windowsOfEachSize,
      );
    }),
  );
  return { refused: [...refused.values()], late: [...late] };
}

/** Opens paths in windows of one size. Windows are reused, because a new one starts a process that compiles each script again. */
async function openWindows(browser: Browser, size: (typeof sizes)[number], { pageMs, closeMs }: Limits) {
  const { width, height, ...rest } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    ...rest,
    serviceWorkers: 'block',
    // Each is written to the disk.
    acceptDownloads: false,
  });
  await prepareVisits(context);
  const free: Page[] = [];
  return async (address: string) => {
    const page = free.pop() ?? (await context.newPage());
    const visited = await visitPage(page, address, { pageMs, hydrationMs, shift: allowedShift });
    if (visited.faults.length === 0) free.push(page);
    // Errors of one page must not affect the next page.
    else await within(closeMs, page.close());
    return { width, ...visited };
  };
}

/** Waits at most this long for something that a hung page may block. */
async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, setTimeout(limitMs)]).catch(() => undefined);
}
