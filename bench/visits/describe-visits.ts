import { table, verdict } from '../results';
import type { Variant } from '../sites';
import { median } from '../statistics';
import type { Runs, VisitFigures } from './measure-visits';
import { throttle } from './network';
import type { Visit } from './visit';

/** What the site promises about visits, each with a number. */
const targets = {
  paintOverHtml: 1.25,
  scriptsOverTwin: 1.35,
  blockedOverTwin: 1.1,
  blocked: 100,
  /** The length of a task that nobody notices: less than it counts as so much where the two are compared. */
  unnoticed: 50,
  shift: 0.02,
  menuOverTwin: 1.1,
  clickPrefetched: 100,
  clickOverTwin: 1.2,
} as const;

/** The section on visits: targets first, then the tables they are read from. */
export function describeVisits(figures: VisitFigures): string[] {
  const { latency, bitsPerSecond, cpu } = throttle;
  return [
    `“Site” is the federated site, “twin” the same sources as one bundle without federation, “HTML” the composed pages without any script. All three come from the same server with Brotli; each visitor is new. Throttled: ${latency} ms, ${bitsPerSecond / 1e6} Mbit/s, ${cpu}× slower processor, a phone of 390 × 844. Medians of ${figures.options.runs} interleaved runs.`,
    verdicts(figures),
    '### Paint, work and menu, throttled (ms)',
    times(figures),
    '### Click to the heading of a page of each remote (ms)',
    'Prefetched: not throttled, the mouse has rested on the link. Cold: throttled, a tap on a phone.',
    clicks(figures),
    '### Weight (kB transferred, Brotli)',
    weights(figures),
  ];
}

function verdicts({ weighed, timed, menus, prefetched, clickedCold }: VisitFigures): string {
  const {
    paintOverHtml,
    scriptsOverTwin,
    blockedOverTwin,
    blocked,
    unnoticed,
    shift,
    menuOverTwin,
    clickPrefetched,
    clickOverTwin,
  } = targets;
  const rows = [
    ratioVerdict(
      'First Contentful Paint over HTML',
      paintOverHtml,
      timed,
      ({ firstPaint }) => firstPaint,
      'html',
    ),
    ratioVerdict(
      'Largest Contentful Paint over HTML',
      paintOverHtml,
      timed,
      ({ largestPaint }) => largestPaint,
      'html',
    ),
    ratioVerdict(
      'JavaScript until hydrated over twin',
      scriptsOverTwin,
      weighed,
      ({ scriptsUntilHydrated }) => scriptsUntilHydrated,
      'twin',
    ),
    ratioVerdict(
      `Total Blocking Time over twin (less than ${unnoticed} ms counts as ${unnoticed})`,
      blockedOverTwin,
      timed,
      (visit) => Math.max(unnoticed, visit.blocked),
      'twin',
    ),
    limitVerdict('Total Blocking Time', blocked, 'ms', timed, (visit) => visit.blocked),
    limitVerdict('Layout shift', shift, '', weighed, (visit) => visit.shift),
    limitVerdict('Layout shift, throttled', shift, '', timed, (visit) => visit.shift),
    ratioVerdict('Menu opens over twin', menuOverTwin, menus, ({ open }) => open, 'twin'),
    ratioVerdict(
      'Menu answered by script over twin',
      menuOverTwin,
      menus,
      ({ scripted }) => scripted,
      'twin',
    ),
    limitVerdict('Click to heading, prefetched', clickPrefetched, 'ms', prefetched, (time) => time),
    ratioVerdict('Click to heading over twin, cold', clickOverTwin, clickedCold, (time) => time, 'twin'),
  ];
  return table(['Target, on every address', 'Worst', 'Met'], rows);
}

type Read<Measured> = (measured: Measured) => number;

function ratioVerdict<Measured>(
  what: string,
  limit: number,
  runs: Runs<Measured>,
  read: Read<Measured>,
  over: Variant,
): [string, string, string] {
  const [worst, where] = worstOf(runs, (route) => ratio(runs, route, read, over));
  return verdict(`${what}: at most ${limit} ×`, `${worst.toFixed(2)} × (${where})`, worst <= limit);
}

function limitVerdict<Measured>(
  what: string,
  limit: number,
  unit: string,
  runs: Runs<Measured>,
  read: Read<Measured>,
): [string, string, string] {
  const [worst, where] = worstOf(runs, (route) => middle(runs, route, 'site', read));
  const shown = unit === 'ms' ? `${Math.round(worst)} ms` : worst.toFixed(4);
  return verdict(`${what}: under ${limit} ${unit}`.trim(), `${shown} (${where})`, worst < limit);
}

function worstOf<Measured>(runs: Runs<Measured>, of: (route: string) => number): [number, string] {
  const all = [...runs.keys()].map((route): [number, string] => [of(route), route]);
  return all.reduce((worst, each) => (each[0] > worst[0] ? each : worst), [Number.NEGATIVE_INFINITY, '']);
}

function ratio<Measured>(runs: Runs<Measured>, route: string, read: Read<Measured>, over: Variant): number {
  const [own, other] = [middle(runs, route, 'site', read), middle(runs, route, over, read)];
  return own === other ? 1 : own / other;
}

function middle<Measured>(
  runs: Runs<Measured>,
  route: string,
  variant: Variant,
  read: Read<Measured>,
): number {
  return median((runs.get(route)?.[variant] ?? []).map(read));
}

function times({ timed, menus }: VisitFigures): string {
  const cells = (route: string, read: Read<Visit>, names: Variant[]) =>
    names.map((name) => Math.round(middle(timed, route, name, read))).join(' / ');
  const all: Variant[] = ['html', 'site', 'twin'];
  const rows = [...timed.keys()].map((route) => [
    route,
    cells(route, ({ firstPaint }) => firstPaint, all),
    ratio(timed, route, ({ firstPaint }) => firstPaint, 'html').toFixed(2),
    cells(route, ({ largestPaint }) => largestPaint, all),
    ratio(timed, route, ({ largestPaint }) => largestPaint, 'html').toFixed(2),
    cells(route, ({ blocked }) => blocked, ['site', 'twin']),
    cells(route, ({ hydrated }) => hydrated, ['site', 'twin']),
    ...menuCells(menus, route),
  ]);
  const head = ['Address', 'FCP HTML / site / twin', 'site : HTML', 'LCP HTML / site / twin', 'site : HTML'];
  return table([...head, 'TBT site / twin', 'hydrated site / twin', 'menu opens', 'menu by script'], rows);
}

function menuCells(menus: VisitFigures['menus'], route: string): string[] {
  return (['open', 'scripted'] as const).map((which) =>
    (['site', 'twin'] as const)
      .map((name) => Math.round(middle(menus, route, name, (times) => times[which])))
      .join(' / '),
  );
}

function clicks({ prefetched, clickedCold }: VisitFigures): string {
  const pair = (runs: Runs<number>, to: string) =>
    (['site', 'twin'] as const).map((name) => Math.round(middle(runs, to, name, (time) => time))).join(' / ');
  const rows = [...prefetched.keys()].map((to) => [
    to,
    pair(prefetched, to),
    pair(clickedCold, to),
    ratio(clickedCold, to, (time) => time, 'twin').toFixed(2),
  ]);
  return table(['To', 'prefetched site / twin', 'cold site / twin', 'cold site : twin'], rows);
}

function weights({ weighed }: VisitFigures): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = [...weighed.keys()].map((route) => {
    const of = (read: Read<Visit>) =>
      (['site', 'twin'] as const).map((name) => kilobytes(middle(weighed, route, name, read))).join(' / ');
    const total = ({ bytes }: Visit) => Object.values(bytes).reduce((sum, each) => sum + each, 0);
    return [
      route,
      of(({ scriptsUntilHydrated }) => scriptsUntilHydrated),
      ratio(weighed, route, ({ scriptsUntilHydrated }) => scriptsUntilHydrated, 'twin').toFixed(2),
      of(({ bytes }) => bytes.js),
      of(({ bytes }) => bytes.html),
      of(({ bytes }) => bytes.css),
      of(({ bytes }) => bytes.font + bytes.image + bytes.other),
      of(total),
      (['html', 'site', 'twin'] as const)
        .map((name) => middle(weighed, route, name, ({ requests }) => requests))
        .join(' / '),
      middle(weighed, route, 'site', ({ shift }) => shift).toFixed(4),
    ];
  });
  const head = ['Address', 'JS until hydrated site / twin', 'site : twin', 'all JS', 'HTML', 'CSS', 'rest'];
  return table([...head, 'total', 'requests HTML / site / twin', 'shift'], rows);
}
