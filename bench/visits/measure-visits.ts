import { type Browser, chromium } from '@playwright/test';
import { siteRoutes } from '../../shell/src/routes';
import { startChromium } from '../chromium';
import { rowsFile, writeSection } from '../results';
import { type BenchSites, startSites, type Variant, variants } from '../sites';
import { describeVisits } from './describe-visits';
import { type MenuTimes, visitMenu } from './menu';
import { navigate } from './navigation';
import type { Kind } from './network';
import { type Visit, visit } from './visit';

export interface VisitsOptions {
  /** The addresses that are weighed. */
  routes: string[];
  /** The addresses that are timed: one of each kind. */
  timed: string[];
  runs: number;
}

/** What was measured of a variant at an address, run by run. */
export type Runs<Measured> = Map<string, Record<Variant, Measured[]>>;

export interface VisitFigures {
  options: VisitsOptions;
  /** Not throttled, once each: bytes, requests, shift. */
  weighed: Runs<Visit>;
  /** Throttled. */
  timed: Runs<Visit>;
  menus: Runs<MenuTimes>;
  /** By the address that is clicked: ms from the click to the heading. */
  prefetched: Runs<number>;
  clickedCold: Runs<number>;
}

/** One page of each kind: a page of every remote, and of every template that the largest of them has. */
export const kindsOfPage = [
  '/',
  '/service/web',
  '/service/service-details',
  '/banking',
  '/career',
  '/blog/blog-details',
  '/project',
  '/contact',
];

/** A page of every remote, each linked from the footer of every page. */
const destinations = ['/service', '/career', '/blog', '/contact'];

export const allRoutes: string[] = siteRoutes.map(({ path }) => path);

const kinds: Kind[] = ['html', 'css', 'js', 'font', 'image', 'other'];
const scripted = ['site', 'twin'] as const;

/** Visits the site, its twin and its pages without scripts, in turn, so that what disturbs the machine disturbs all alike. */
export async function measureVisits(options: VisitsOptions): Promise<void> {
  const sites = await startSites();
  const chromiumProcess = await startChromium();
  const browser = await chromium.connectOverCDP(chromiumProcess.endpoint);
  try {
    const figures = await measure(browser, sites, options);
    await writeSection('visits', 'Visits', describeVisits(figures));
  } finally {
    await browser.close();
    await chromiumProcess.stop();
    await sites.stop();
  }
}

async function measure(
  browser: Browser,
  { addresses }: BenchSites,
  options: VisitsOptions,
): Promise<VisitFigures> {
  const figures: VisitFigures = {
    options,
    weighed: new Map(),
    timed: new Map(),
    menus: new Map(),
    prefetched: new Map(),
    clickedCold: new Map(),
  };
  const keepVisit = await visitRows('visits');
  const keepFile = await rowsFile('files', ['route', 'variant', 'file', 'kind', 'bytes']);
  const keepTime = await rowsFile('times', ['what', 'route', 'variant', 'run', 'ms']);

  await visit(browser, addresses.site, { throttled: false, hydrates: true });
  for (const route of options.routes) {
    for (const variant of variants) {
      const hydrates = variant !== 'html';
      const found = await visit(browser, addresses[variant] + route, { throttled: false, hydrates });
      add(figures.weighed, route, variant, found);
      await keepVisit(route, variant, 0, 'no', found);
      for (const { url, kind, bytes } of found.fetched)
        await keepFile([route, variant, new URL(url).pathname, kind, bytes]);
    }
    console.log(`weighed ${route}`);
  }

  for (let run = 1; run <= options.runs; run += 1) {
    for (const route of options.timed) {
      for (const variant of inTurn(variants, run)) {
        const hydrates = variant !== 'html';
        const found = await visit(browser, addresses[variant] + route, { throttled: true, hydrates });
        add(figures.timed, route, variant, found);
        await keepVisit(route, variant, run, 'yes', found);
      }
      for (const variant of inTurn(scripted, run)) {
        const found = await visitMenu(browser, addresses[variant] + route);
        add(figures.menus, route, variant, found);
        await keepTime(['menu open', route, variant, run, found.open]);
        await keepTime(['menu scripted', route, variant, run, found.scripted]);
      }
    }
    for (const to of destinations) {
      for (const variant of inTurn(scripted, run)) {
        const from = addresses[variant];
        const prefetched = await navigate(browser, { from, to, throttled: false });
        const cold = await navigate(browser, { from, to, throttled: true });
        add(figures.prefetched, to, variant, prefetched);
        add(figures.clickedCold, to, variant, cold);
        await keepTime(['click prefetched', to, variant, run, prefetched]);
        await keepTime(['click throttled', to, variant, run, cold]);
      }
    }
    console.log(`run ${run} of ${options.runs}`);
  }
  return figures;
}

/** Another variant begins each time: none is always measured on the warmest machine. */
function inTurn<Name extends Variant>(names: readonly Name[], run: number): Name[] {
  const first = run % names.length;
  return [...names.slice(first), ...names.slice(0, first)];
}

function add<Measured>(runs: Runs<Measured>, route: string, variant: Variant, measured: Measured): void {
  const known = runs.get(route) ?? { site: [], twin: [], html: [] };
  known[variant].push(measured);
  runs.set(route, known);
}

async function visitRows(name: string) {
  const columns = ['route', 'variant', 'run', 'throttled', 'fcp', 'lcp', 'tbt', 'cls', 'hydrated'];
  const keep = await rowsFile(name, [...columns, 'requests', ...kinds, 'js-until-hydrated']);
  return (route: string, variant: Variant, run: number, throttled: string, found: Visit) =>
    keep([
      ...[route, variant, run, throttled],
      ...[found.firstPaint, found.largestPaint, found.blocked, found.shift, found.hydrated].map(rounded),
      ...[found.requests, ...kinds.map((kind) => found.bytes[kind]), found.scriptsUntilHydrated],
    ]);
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
