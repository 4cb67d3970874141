import * as v from 'valibot';
import { startChromium } from './chromium';
import { table, verdict, writeSection } from './results';
import { runCommand } from './run-command';
import { allPaths, kindsOfPage, startSites } from './sites';
import { median } from './statistics';

/** Fetched when this runs: its hundred packages are of no use to anything else. */
const tool = 'lighthouse@12.8.2';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores of 100, and the simulated Largest Contentful Paint in ms. */
interface Audit {
  scores: number[];
  largestPaintMs: number;
}

const targets = { performance: 99, others: 100, largestPaintMs: 1600 };

/** Audits every page once, and several times one of each kind and those that missed a target: these rows are medians. */
export async function measureLighthouse(runs: number, given?: string[]): Promise<void> {
  const paths = given ?? (await allPaths());
  const sites = await startSites();
  const audits = new Map<string, Audit[]>();
  try {
    for (const path of paths) {
      const first = await audit(sites.site + path);
      const again = kindsOfPage.includes(path) || !meetsTargets(first) ? runs - 1 : 0;
      const more: Audit[] = [];
      for (let run = 0; run < again; run += 1) more.push(await audit(sites.site + path));
      audits.set(path, [first, ...more]);
      console.log(path, first.scores.join(' '));
    }
  } finally {
    await sites.stop();
  }
  const rows = [...audits].map(([path, all]) => ({ path, count: all.length, middle: medianOf(all) }));
  const lowest = categories.map((_, at) => Math.min(...rows.map(({ middle }) => middle.scores[at] ?? 0)));
  const slowest = Math.max(...rows.map(({ middle }) => middle.largestPaintMs));
  await writeSection('lighthouse', [
    `Mobile, simulated throttling, Lighthouse's defaults. Medians where a page was audited more than once.`,
    table(
      ['Target, on every page', 'Worst', 'Met'],
      [
        ...categories.map((name, at) => {
          const wanted = name === 'performance' ? targets.performance : targets.others;
          return verdict(`${name}: at least ${wanted}`, String(lowest[at]), (lowest[at] ?? 0) >= wanted);
        }),
        verdict(
          `Largest Contentful Paint: at most ${targets.largestPaintMs} ms`,
          `${Math.round(slowest)} ms`,
          slowest <= targets.largestPaintMs,
        ),
      ],
    ),
    table(
      ['Path', 'audits', ...categories, 'LCP ms'],
      rows.map(({ path, count, middle }) => [
        path,
        count,
        ...middle.scores,
        Math.round(middle.largestPaintMs),
      ]),
    ),
  ]);
}

const reportSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.object({ 'largest-contentful-paint': v.object({ numericValue: v.optional(v.number()) }) }),
});

/** Lighthouse sometimes loses the start of its own recording, and asks for another run. */
const attempts = 3;

async function audit(url: string): Promise<Audit> {
  let problem = '';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const report = await reportOn(url).catch((error: Error) => error);
    if (!(report instanceof Error) && !report.runtimeError)
      return {
        scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
        largestPaintMs: report.audits['largest-contentful-paint'].numericValue ?? Number.NaN,
      };
    problem = report instanceof Error ? report.message : (report.runtimeError?.message ?? '');
  }
  throw new Error(`Lighthouse could not audit ${url} in ${attempts} attempts: ${problem}`);
}

/** Forms for a given job, and the page after an enquiry, exclude search engines on purpose (`search-engines.spec.ts`). */
const skipAudits = 'is-crawlable';

/** In a new browser, as Lighthouse changes its settings. */
async function reportOn(url: string): Promise<v.InferOutput<typeof reportSchema>> {
  const chromium = await startChromium();
  const settings = [`--port=${chromium.port}`, `--skip-audits=${skipAudits}`, '--output=json', '--quiet'];
  try {
    const output = await runCommand([
      ...['npm', 'exec', '--yes', `--package=${tool}`, '--', 'lighthouse'],
      ...[url, ...settings, '--no-enable-error-reporting'],
    ]);
    return v.parse(v.pipe(v.string(), v.parseJson(), reportSchema), output);
  } finally {
    await chromium.stop();
  }
}

function medianOf(audits: Audit[]): Audit {
  return {
    scores: categories.map((_, at) => median(audits.map(({ scores }) => scores[at] ?? 0))),
    largestPaintMs: median(audits.map(({ largestPaintMs }) => largestPaintMs)),
  };
}

function meetsTargets({ scores: [performance = 0, ...others], largestPaintMs }: Audit): boolean {
  return (
    performance >= targets.performance &&
    others.every((score) => score >= targets.others) &&
    largestPaintMs <= targets.largestPaintMs
  );
}
