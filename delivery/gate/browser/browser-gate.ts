import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { forEachLimit } from '@site/kit/release/for-each-limit';
import type { Browser, Page } from 'playwright-core';
import type { LiveReleases } from '../../store/live-releases';
import type { SiteAddress } from '../../store/site-addresses';
import { readBrowserSetting } from './browser-setting';
import { chooseAddresses } from './choose-addresses';
import { launchChromium } from './launch-chromium';
import { type RefusedPage, refusal } from './refusal';
import { serveCandidate } from './serve-candidate';
import { visitPage } from './visit-page';

/** A phone and a desk. */
const sizes = [
  { width: 390, height: 844, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

/** While one page waits for its files, others are worked on. */
const windowsOfEachSize = Math.ceil((availableParallelism() + 2) / sizes.length);

/** A candidate that is broken everywhere need not be looked at everywhere. */
const enoughRefused = 8;

const mostNamed = 30;

/** A candidate: the folder of its generation, that of the live one, and the addresses that it changes. */
export interface Candidate {
  folder: string;
  before: string | undefined;
  own: SiteAddress[];
  /** Those of them whose page is the live one. */
  unchanged: ReadonlySet<string>;
  live: LiveReleases;
}

export interface BrowserGate {
  /**
   * Opens pages of a candidate in a browser, as visitors would get them.
   * @returns a sentence that says what was looked at, or why nothing was
   * @throws naming the page, the fault, its place in the sources and a picture
   */
  check(candidate: Candidate): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts the browser, which takes as long as rendering some pages: it starts meanwhile.
 * @param origins where releases lie beside the site's own
 * @throws when the setting GATE_BROWSER is wrong
 */
export function openBrowserGate(origins: string[]): BrowserGate {
  const setting = readBrowserSetting();
  if (setting === 'off')
    return {
      check: async () => 'The pages were not opened in a browser: GATE_BROWSER is off.',
      close: async () => undefined,
    };
  const launched = launchChromium(origins).then(
    (browser) => ({ browser }),
    (problem: Error) => ({ problem }),
  );
  return {
    async check(candidate) {
      const started = await launched;
      if ('browser' in started) return checkIn(started.browser, candidate);
      const reason = `The pages were not opened in a browser: ${started.problem.message}`;
      if (setting === 'auto') return reason;
      throw new Error(`${reason} GATE_BROWSER is required: install one, or set BROWSER_PATH to it.`);
    },
    async close() {
      const started = await launched;
      if ('browser' in started) await started.browser.close();
    },
  };
}

async function checkIn(browser: Browser, { live, ...candidate }: Candidate): Promise<string> {
  const begun = performance.now();
  const { kinds, further, left } = await chooseAddresses(candidate);
  const { origin, stop } = await serveCandidate(candidate.folder);
  try {
    const refused = new Map<string, RefusedPage>();
    await Promise.all(
      sizes.map(async (size, which) => {
        const visit = await openWindows(browser, size);
        // Further pages have the scripts and styles of their kind, and words of their own: one width each, in turn.
        const paths = [...kinds, ...further.filter((_, at) => at % sizes.length === which)];
        await forEachLimit(
          paths,
          async (path) => {
            if (refused.has(path) || refused.size >= enoughRefused) return;
            const visited = await visit(origin + path);
            if (visited.faults.length > 0) refused.set(path, { path, ...visited });
          },
          windowsOfEachSize,
        );
      }),
    );
    if (refused.size > 0) throw new Error(await refusal([...refused.values()], live));
  } finally {
    stop();
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const rest = left.length > 0 ? ` Not opened, as they are too many: ${listOf(left)}.` : '';
  const widths = sizes.map(({ width }) => width).join(' and ');
  const others = further.length > 0 ? `, ${further.length} at one of them` : '';
  return `${kinds.length} pages were opened in a browser at ${widths} px${others} (${seconds} s).${rest}`;
}

/** The first addresses by name, so that a first release of hundreds of articles does not fill the screen. */
function listOf(addresses: string[]): string {
  const named = addresses.slice(0, mostNamed);
  const unnamed = addresses.length - named.length;
  return named.join(', ') + (unnamed > 0 ? ` and ${unnamed} more` : '');
}

/** Opens addresses in windows of one size. A window is used again: a new one takes a process, which compiles each script anew. */
async function openWindows(browser: Browser, size: (typeof sizes)[number]) {
  const { width, height, ...rest } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    ...rest,
    serviceWorkers: 'block',
  });
  await context.addInitScript({ path: fileURLToPath(new URL('page-probe.js', import.meta.url)) });
  const free: Page[] = [];
  return async (address: string) => {
    const page = free.pop() ?? (await context.newPage());
    const visited = await visitPage(page, address);
    if (visited.faults.length === 0) free.push(page);
    // What is wrong with one page must not be seen of the next.
    else await page.close();
    return { width, ...visited };
  };
}
