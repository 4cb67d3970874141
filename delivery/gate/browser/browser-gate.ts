import { countPages } from '@site/shared/node/count-pages';
import type { LiveReleases } from '../../registry/live-releases';
import { nameFirst } from '../../registry/name-first';
import { readBrowserSetting } from '../gate-settings';
import { BrowserProcess } from './browser-process';
import { type CandidateProxy, startCandidateProxy } from './candidate-proxy';
import { candidateSite } from './candidate-site';
import { type CandidatePages, chooseAddresses } from './choose-addresses';
import { describeRefused } from './describe-refused';
import { hasSandbox } from './launch-chromium';
import { type Visit, visitCandidate } from './visit-candidate';
import { type Limits, sizes } from './visit-pages';

export const defaultLimits: Limits = { pageMs: 30_000, checkMs: 180_000, closeMs: 10_000 };

/** So that a first release of hundreds of articles does not fill the screen. */
const maxNamed = 30;

/** A snapshot that the gate opens, with its releases. */
export interface GatedSnapshot extends CandidatePages {
  live: LiveReleases;
  /** The apps whose release changes. */
  changed: ReadonlySet<string>;
}

interface Launched {
  browser: BrowserProcess;
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
  check(candidate: GatedSnapshot, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts the browser early, because that takes as long as rendering some pages.
 * @param origins further origins of releases: the browser reaches these and the candidate's site
 * @throws when the setting GATE_BROWSER is wrong
 */
export function openBrowserGate(origins: string[], limits: Limits = defaultLimits): BrowserGate {
  const setting = readBrowserSetting();
  if (setting === 'off')
    return {
      check: async () => 'The pages were not opened in a browser: GATE_BROWSER is off.',
      close: async () => undefined,
    };
  const launched = launch(origins, limits).catch((error: Error) => ({ error }));
  return {
    async check(candidate, signal) {
      const started = await launched;
      if ('browser' in started) return checkIn(started, candidate, { limits, signal });
      const reason = `The pages were not opened in a browser: ${started.error.message}`;
      if (setting === 'auto') return reason;
      throw new Error(
        `${reason} GATE_BROWSER is required: install Chromium, or set BROWSER_PATH to one that starts.`,
      );
    },
    async close() {
      const started = await launched;
      if (!('browser' in started)) return;
      await started.browser.close(limits.closeMs);
      started.proxy.stop();
    },
  };
}

async function launch(origins: string[], { closeMs }: Limits): Promise<Launched> {
  const proxy = await startCandidateProxy(origins);
  const browser = new BrowserProcess();
  try {
    await browser.launch(proxy.origin);
    return { proxy, browser };
  } catch (error) {
    proxy.stop();
    await browser.close(closeMs);
    throw error;
  }
}

async function checkIn(
  { browser, proxy }: Launched,
  { live, ...candidate }: GatedSnapshot,
  { limits, signal }: { limits: Limits; signal: AbortSignal },
): Promise<string> {
  const begun = performance.now();
  const chosen = await chooseAddresses(candidate);
  const { kinds, further, left } = chosen;
  const visit: Visit = async (folder, paths) => {
    proxy.serve(await candidateSite(folder));
    return browser.visit({ origin: proxy.origin, ...paths, limits }, signal);
  };
  const { refused, late, broken } = await visitCandidate(visit, chosen, candidate);
  if (refused.length > 0) throw await describeRefused(refused, live);
  if (late.length > 0)
    throw new Error(
      `The pages were not all opened in a browser within ${limits.checkMs / 1000} s, the limit of a check. Not opened: ${nameFirst(late, maxNamed)}`,
    );
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const rest = left.length > 0 ? ` Not opened, as they are too many: ${nameFirst(left, maxNamed)}.` : '';
  const known =
    broken.length > 0 ? ` These fail in the deployed site, too: ${nameFirst(broken, maxNamed)}.` : '';
  const widths = sizes.map(({ width }) => width).join(' and ');
  const others = further.length > 0 ? `, ${further.length} at one of them` : '';
  const sandbox = hasSandbox ? '' : ', without Chromium’s sandbox, as this is root';
  return `${countPages(kinds.length)} ${kinds.length === 1 ? 'was' : 'were'} opened in a browser at ${widths} px${others} (${seconds} s${sandbox}).${rest}${known}`;
}
