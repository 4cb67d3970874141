import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { prepareVisits, visitPage } from '@site/kit/browser/visit-page';
import { forEachLimit } from '@site/kit/release/for-each-limit';
import type { Browser, Page } from 'playwright-core';
import type { LiveReleases } from '../../registry/live-releases';
import type { SiteAddress } from '../../registry/site-addresses';
import { readBrowserSetting } from './browser-setting';
import { type CandidateProxy, startCandidateProxy } from './candidate-proxy';
import { candidateSite } from './candidate-site';
import { chooseAddresses } from './choose-addresses';
import { describeRefused, type RefusedPage } from './describe-refused';
import { hasSandbox, launchChromium } from './launch-chromium';

/** A phone and a desktop. */
const sizes = [
  { width: 390, height: 844, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

/** More than one, so that the processor is used while a page waits for its files. */
const windowsOfEachSize = Math.ceil((availableParallelism() + 2) / sizes.length);

/** Milliseconds; pages can't change these clocks. */
export const limits = {
  /** For one page in one window: it has 15 s to hydrate. */
  pageMs: 30_000,
  /** For all pages of a candidate. */
  checkMs: 180_000,
  /** For closing a page or the browser, even if a page hangs. */
  closeMs: 10_000,
};

export type Limits = typeof limits;

/** A busy machine hydrates a page in a few seconds. */
const hydrationMs = 15_000;

/** Good according to Core Web Vitals. Late fonts, as on a busy machine, shift less. */
const allowedShift = 0.1;

/** The number of failing pages after which the check stops. */
const enoughRefused = 8;

const mostNamed = 30;

/** What the gate opens: the folder of a snapshot, that of the deployed one, and the paths that it changes. */
export interface GatedSnapshot {
  folder: string;
  before: string | undefined;
  own: SiteAddress[];
  /** The paths whose page is unchanged. */
  unchanged: ReadonlySet<string>;
  live: LiveReleases;
}

interface Launched {
  browser: Browser;
  /** The only server that the browser reaches. */
  proxy: CandidateProxy;
}

export interface BrowserGate {
  /**
   * Opens pages of a candidate in a browser, as visitors would get them.
   * @param signal stops before the next page
   * @returns a message about what was checked, or why nothing was
   * @throws with the page, the error, its position in the sources and a picture
   */
  check(candidate: GatedSnapshot, signal?: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts the browser early, because that takes as long as rendering some pages.
 * @param origins further origins of releases: the browser reaches these and the candidate's site
 * @throws when the setting GATE_BROWSER is wrong
 */
export function openBrowserGate(
  origins: string[],
  { pageMs, checkMs, closeMs }: Limits = limits,
): BrowserGate {
  const setting = readBrowserSetting();
  if (setting === 'off')
    return {
      check: async () => 'The pages were not opened in a browser: GATE_BROWSER is off.',
      close: async () => undefined,
    };
  const launched = launch(origins).catch((problem: Error) => ({ problem }));
  return {
    async check(candidate, signal) {
      const started = await launched;
      if ('browser' in started) return checkIn(started, candidate, { pageMs, checkMs, closeMs, signal });
      const reason = `The pages were not opened in a browser: ${started.problem.message}`;
      if (setting === 'auto') return reason;
      throw new Error(`${reason} GATE_BROWSER is required: install one, or set BROWSER_PATH to it.`);
    },
    async close() {
      const started = await launched;
      if (!('browser' in started)) return;
      await within(closeMs, started.browser.close());
      started.proxy.stop();
    },
  };
}

async function launch(origins: string[]): Promise<Launched> {
  const proxy = await startCandidateProxy(origins);
  try {
    return { proxy, browser: await launchChromium(proxy.origin) };
  } catch (problem) {
    proxy.stop();
    throw problem;
  }
}

async function checkIn(
  { browser, proxy }: Launched,
  { live, ...candidate }: GatedSnapshot,
  { pageMs, checkMs, closeMs, signal }: Limits & { signal: AbortSignal | undefined },
): Promise<string> {
  const begun = performance.now();
  const { kinds, further, left } = await chooseAddresses(candidate);
  proxy.serve(await candidateSite(candidate.folder));
  const refused = new Map<string, RefusedPage>();
  const late: string[] = [];
  await Promise.all(
    sizes.map(async (size, which) => {
      const visit = await openWindows(browser, size, { pageMs, closeMs });
      // Further pages have the scripts and styles of their kind, and only other entries: one width each, in turn.
      const paths = [...kinds, ...further.filter((_, at) => at % sizes.length === which)];
      await forEachLimit(
        paths,
        async (path) => {
          signal?.throwIfAborted();
          if (refused.has(path) || refused.size >= enoughRefused) return;
          if (performance.now() - begun > checkMs) return void late.push(path);
          const visited = await visit(proxy.origin + path);
          if (visited.faults.length > 0) refused.set(path, { path, ...visited });
        },
        windowsOfEachSize,
      );
    }),
  );
  if (refused.size > 0) throw await describeRefused([...refused.values()], live);
  if (late.length > 0)
    throw new Error(
      `The pages were not all opened in a browser within ${checkMs / 1000} s, the limit of a check. Not opened: ${listOf([...new Set(late)])}`,
    );
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const rest = left.length > 0 ? ` Not opened, as they are too many: ${listOf(left)}.` : '';
  const widths = sizes.map(({ width }) => width).join(' and ');
  const others = further.length > 0 ? `, ${further.length} at one of them` : '';
  const sandbox = hasSandbox ? '' : ', without Chromium’s sandbox, as this is root';
  return `${kinds.length} pages were opened in a browser at ${widths} px${others} (${seconds} s${sandbox}).${rest}`;
}

/** Names only the first paths, so that a first release of hundreds of articles does not fill the screen. */
function listOf(addresses: string[]): string {
  const named = addresses.slice(0, mostNamed);
  const unnamed = addresses.length - named.length;
  return named.join(', ') + (unnamed > 0 ? ` and ${unnamed} more` : '');
}

/** Opens paths in windows of one size. Windows are reused, because a new one starts a process that compiles each script again. */
async function openWindows(
  browser: Browser,
  size: (typeof sizes)[number],
  { pageMs, closeMs }: Pick<Limits, 'pageMs' | 'closeMs'>,
) {
  const { width, height, ...rest } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    ...rest,
    serviceWorkers: 'block',
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
  const ended = new AbortController();
  const limit = setTimeout(limitMs, undefined, { signal: ended.signal });
  await Promise.race([work.finally(() => ended.abort()), limit]).catch(() => undefined);
}
