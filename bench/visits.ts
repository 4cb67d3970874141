import { type Browser, chromium } from '@playwright/test';
import { findOrInstallBrowser, findOrInstallTestBrowser } from '@site/kit/testing/find-browser';
import { startChromium } from './chromium';
import { notesAtRest, observePage, type PageNotes } from './page-notes';
import { type PageWork, readWork } from './page-work';
import { phone } from './phone';
import { table, verdict, writeSection } from './results';
import { kindsOfPage, startSites } from './sites';
import { figuresOf, visitInTurns } from './turns';

/** A slow phone on a slow mobile network. */
const throttle = { latencyMs: 150, bitsPerSecond: 1_600_000, cpu: 4 };

const targets = { paintOverHtml: 1.25, paintOverAstro: 1.05, blockedOverHtmlMs: 50, layoutShift: 0.005 };

type Variant = 'site' | 'html' | 'astro' | 'before';
type Visit = PageNotes & PageWork & { /** In the headless shell. */ blockedInShell: number };
type Figure = keyof Visit;

/**
 * Visits pages as released, without scripts and built with Astro, in turns, so that load on the machine affects all.
 * @param before the folder of an earlier composed site, whose pages are visited in the same turns
 */
export async function measureVisits(runs: number, paths = kindsOfPage, before?: string): Promise<void> {
  const medians = compared(await visitSites(runs, paths, before));
  await writeSection('visits', [
    `Each page as released, the same page without any script, and built with Astro with one island of React. ${throttle.latencyMs} ms, ${throttle.bitsPerSecond / 1e6} Mbit/s, ${throttle.cpu} × slower processor, a phone, an empty cache. Medians of ${runs} interleaved runs, in ms.`,
    targetTable(paths, medians),
    pageTable(paths, medians),
    'The work until the page is at rest: layouts and style recalculations, and where the main thread spends its time, in ms.',
    workTable(paths, medians),
    'Compared with the page built with Astro; below 1 is faster. Each ratio with its standard error.',
    comparisonTable(paths, medians, 'astro'),
    ...(before
      ? [
          'Compared with an earlier site, visited in the same turns; below 1 is faster. Each ratio with its standard error.',
          comparisonTable(paths, medians, 'before'),
        ]
      : []),
  ]);
}

async function visitSites(runs: number, paths: readonly string[], before?: string) {
  const sites = await startSites({ before, withAstro: paths });
  const variants: Variant[] = ['site', 'html', 'astro', ...(before ? (['before'] as const) : [])];
  const whole = await startChromium(findOrInstallBrowser());
  const shell = await startChromium(findOrInstallTestBrowser());
  const browser = await chromium.connectOverCDP(whole.endpoint);
  const shellBrowser = await chromium.connectOverCDP(shell.endpoint);
  try {
    return await visitInTurns(runs, paths, variants, async (variant, path): Promise<Visit> => {
      const inWhole = await visit(browser, sites[variant] + path);
      const inShell = await visit(shellBrowser, sites[variant] + path);
      return { ...inWhole, blockedInShell: inShell.blocked };
    });
  } finally {
    await Promise.all([browser.close(), shellBrowser.close()]);
    await Promise.all([whole.stop(), shell.stop()]);
    await sites.stop();
  }
}

type Medians = ReturnType<typeof compared>;

function compared(notes: Awaited<ReturnType<typeof visitSites>>) {
  const { of, errorOf } = figuresOf<Variant, Figure>(notes);
  const ratio = (path: string, figure: Figure, to: Variant = 'html') =>
    of(path, 'site', figure) / of(path, to, figure);
  /** The standard error of that ratio: single visits differ by a tenth. */
  const ratioError = (path: string, figure: Figure, to: Variant) => {
    const parts = (['site', to] as const).map((each) => errorOf(path, each, figure) / of(path, each, figure));
    return ratio(path, figure, to) * Math.hypot(...parts);
  };
  return { of, ratio, ratioError };
}

function targetTable(paths: readonly string[], { of, ratio }: Medians): string {
  const worst = (read: (path: string) => number) => Math.max(...paths.map(read));
  const paint = worst((path) => Math.max(ratio(path, 'firstPaint'), ratio(path, 'largestPaint')));
  const overAstro = worst((path) => ratio(path, 'firstPaint', 'astro'));
  const blocked = worst((path) =>
    Math.max(
      of(path, 'site', 'blocked') - of(path, 'html', 'blocked'),
      of(path, 'site', 'blockedInShell') - of(path, 'html', 'blockedInShell'),
    ),
  );
  const shift = worst((path) => of(path, 'site', 'layoutShift'));
  return table(
    ['Target, on every page', 'Worst', 'Met'],
    [
      verdict(
        `First and largest paint over HTML: at most ${targets.paintOverHtml}`,
        paint.toFixed(2),
        paint <= targets.paintOverHtml,
      ),
      verdict(
        `First paint over Astro: at most ${targets.paintOverAstro}`,
        overAstro.toFixed(2),
        overAstro <= targets.paintOverAstro,
      ),
      verdict(
        `Blocking, whole Chromium and headless shell: at most ${targets.blockedOverHtmlMs} ms more than HTML`,
        `${Math.round(blocked)} ms`,
        blocked <= targets.blockedOverHtmlMs,
      ),
      verdict('Layout shift: 0', shift.toFixed(4), shift < targets.layoutShift),
    ],
  );
}

function pageTable(paths: readonly string[], { of, ratio }: Medians): string {
  const columns = ['first paint, HTML', 'site', 'ratio', 'largest paint, HTML', 'site', 'ratio'];
  const rows = paths.map((path) => {
    const ms = (variant: Variant, figure: Figure) => Math.round(of(path, variant, figure));
    const paints = (['firstPaint', 'largestPaint'] as const).flatMap((figure) => [
      ms('html', figure),
      ms('site', figure),
      ratio(path, figure).toFixed(2),
    ]);
    const blocked = (['blocked', 'blockedInShell'] as const).flatMap((figure) => [
      ms('html', figure),
      ms('site', figure),
    ]);
    return [path, ...paints, ...blocked, ms('site', 'hydrated')];
  });
  const blocking = ['blocked, HTML', 'site', 'blocked in the shell, HTML', 'site'];
  return table(['Path', ...columns, ...blocking, 'hydrated'], rows);
}

function workTable(paths: readonly string[], { of }: Medians): string {
  const figures = ['layouts', 'styles', 'styleAndLayoutMs', 'scriptMs', 'otherMs'] as const;
  const rows = paths.map((path) => [
    path,
    ...figures.flatMap((figure) =>
      (['html', 'site'] as const).map((each) => Math.round(of(path, each, figure))),
    ),
  ]);
  const columns = ['layouts', 'styles', 'style and layout', 'script', 'paint and other'];
  return table(['Path', ...columns.flatMap((column) => [`${column}, HTML`, 'site'])], rows);
}

function comparisonTable(
  paths: readonly string[],
  { of, ratio, ratioError }: Medians,
  other: 'astro' | 'before',
): string {
  const rows = paths.map((path) => [
    path,
    ...(['firstPaint', 'largestPaint', 'hydrated'] as const).flatMap((figure) => [
      Math.round(of(path, other, figure)),
      `${ratio(path, figure, other).toFixed(2)} ± ${ratioError(path, figure, other).toFixed(2)}`,
    ]),
    ...(['blocked', 'blockedInShell'] as const).map((figure) => Math.round(of(path, other, figure))),
  ]);
  const paints = ['first paint', 'ratio', 'largest', 'ratio', 'hydrated', 'ratio'];
  return table(['Path', ...paints, 'blocked', 'blocked in the shell'], rows);
}

/** One throttled visit with an empty cache, until the page is hydrated (if it has scripts) and idle. */
export async function visit(browser: Browser, url: string): Promise<PageNotes & PageWork> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(observePage);
    const session = await context.newCDPSession(page);
    const throughput = throttle.bitsPerSecond / 8;
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: throttle.latencyMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    // Not `page.waitForFunction`: the script that Playwright injects for it keeps a slow phone busy for 0.1 s.
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(${notesAtRest})()`,
      awaitPromise: true,
      returnByValue: true,
    });
    const notes: PageNotes | undefined = result.value;
    if (!notes) throw new Error(`${url} was not hydrated and idle within a minute.`);
    return { ...notes, ...(await readWork(session)) };
  } finally {
    await context.close();
  }
}
