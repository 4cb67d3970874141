import { join } from 'node:path';
import { measureUsage } from './command-usage';
import { type DeployedWeights, weighDeployed } from './deployed-weights';
import { table, verdict, writeSection } from './results';
import { runCommand } from './run-command';
import { median } from './statistics';
import { copyWorkspace } from './workspace-copy';
import { writeArticles } from './write-articles';

const count = 5000;
const blog = 'mf-blog-projects';
const release = ['npm', 'run', 'release', '-w', blog, '--', '--untested'];

/** The timed steps in their order, once the checkout is deployed. */
const steps = [
  { what: `${count} articles at once`, from: 0, to: count },
  { what: 'one article more', from: count, to: count + 1 },
] as const;

/** The durations that the command prints; the browser is part of the switch. */
const printed = {
  build: /^Build .*\((\d+\.\d) s\)$/m,
  store: /^Store .*\((\d+\.\d) s\)$/m,
  switch: /^Switch .*\((\d+\.\d) s\)$/m,
  browser: /opened in a browser at .*\((\d+\.\d) s[,)]/,
};

const parts = {
  build: 'build',
  store: 'store: hash, compress, write',
  compose: 'compose, check, switch',
  browser: 'open pages in a browser',
  rest: 'start of npm and the command',
  whole: 'the whole command',
  cpu: 'its processors, without the browser',
} as const;

type Part = keyof typeof parts;
type Seconds = Record<Part, number>;

interface MeasuredStep {
  seconds: Seconds;
  /** MiB of the largest process. */
  peak: number;
  weights: DeployedWeights;
}

/** Measures the release of a blog with thousands of articles, in a copy of the workspace. */
export async function measureArticles(runs: number): Promise<void> {
  const measured = steps.map((): MeasuredStep[] => []);
  const withoutArticles: DeployedWeights[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const { folder, remove } = await copyWorkspace();
    const place = { folder, settings: { SITE_DIR: join(folder, 'site') } };
    try {
      await runCommand(['npm', 'run', 'release'], place);
      withoutArticles.push(await weighDeployed(place.settings.SITE_DIR, blog));
      for (const [at, { from, to }] of steps.entries()) {
        await writeArticles(join(folder, blog, 'src/content/articles'), from, to);
        measured[at]?.push(await measureRelease(place));
      }
    } finally {
      await remove();
    }
    console.log(`run ${run} of ${runs}`);
  }
  const [first = [], more = []] = measured;
  await writeSection('articles', [
    `\`npm run release -w mf-blog-projects\` in seconds. Medians of ${runs}.`,
    table(
      ['Part', ...steps.map(({ what }) => what)],
      partNames.map((part) => [parts[part], ...measured.map((runs) => middle(runs, part).toFixed(1))]),
    ),
    weightTable(withoutArticles, measured),
    table(
      ['Aim', 'Seconds', 'Met'],
      [
        aim(`${count} articles at once, the whole command: under 120`, middle(first, 'whole'), 120),
        aim('one article more, the whole command: under 10', middle(more, 'whole'), 10),
      ],
    ),
  ]);
}

async function measureRelease(place: {
  folder: string;
  settings: { SITE_DIR: string };
}): Promise<MeasuredStep> {
  const begun = performance.now();
  const { result, usage } = await measureUsage((settings) =>
    runCommand(release, { ...place, settings: { ...place.settings, ...settings } }),
  );
  const seconds = secondsOf(result, (performance.now() - begun) / 1000);
  const weights = await weighDeployed(place.settings.SITE_DIR, blog);
  return { seconds: { ...seconds, cpu: usage.cpu }, peak: usage.peak, weights };
}

/** What a visitor's browser loads must not grow with the articles. */
function weightTable(withoutArticles: DeployedWeights[], measured: MeasuredStep[][]): string {
  const row = (what: string, read: (weights: DeployedWeights) => number) => [
    what,
    ...[withoutArticles, ...measured.map((runs) => runs.map(({ weights }) => weights))].map((weights) =>
      (median(weights.map(read)) / 1000).toFixed(1),
    ),
  ];
  const peaks = measured.map((runs) => median(runs.map(({ peak }) => peak)).toFixed(0));
  return table(
    ['Size', 'no article', ...steps.map(({ what }) => what)],
    [
      row('releases.json, kB', ({ record }) => record),
      row('scripts of the blog, kB', ({ scripts }) => scripts),
      ['peak memory of the largest process, MiB', '', ...peaks],
    ],
  );
}

const partNames = Object.keys(parts) as Part[];

function secondsOf(output: string, whole: number): Omit<Seconds, 'cpu'> {
  const read = (part: keyof typeof printed) => Number(printed[part].exec(output)?.[1] ?? 0);
  const [build, store, browser] = [read('build'), read('store'), read('browser')];
  const compose = read('switch') - browser;
  return { build, store, compose, browser, rest: whole - build - store - read('switch'), whole };
}

function middle(runs: MeasuredStep[], part: Part): number {
  return median(runs.map(({ seconds }) => seconds[part]));
}

function aim(what: string, seconds: number, target: number): string[] {
  return verdict(what, seconds.toFixed(1), seconds < target);
}
