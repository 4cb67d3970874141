import { join } from 'node:path';
import { table, verdict, writeSection } from './results';
import { runCommand } from './run-command';
import { median } from './statistics';
import { copyWorkspace } from './workspace-copy';
import { writeArticles } from './write-articles';

const count = 500;
const release = ['npm', 'run', 'release', '-w', 'mf-blog-projects', '--', '--untested'];

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
} as const;

type Part = keyof typeof parts;
type Seconds = Record<Part, number>;

/** Times the release of a blog with hundreds of articles, in a copy of the workspace. */
export async function measureArticles(runs: number): Promise<void> {
  const measured = steps.map((): Seconds[] => []);
  for (let run = 1; run <= runs; run += 1) {
    const { folder, remove } = await copyWorkspace();
    const place = { folder, settings: { SITE_DIR: join(folder, 'site') } };
    try {
      await runCommand(['npm', 'run', 'release'], place);
      for (const [at, { from, to }] of steps.entries()) {
        await writeArticles(join(folder, 'mf-blog-projects/src/content/articles'), from, to);
        const begun = performance.now();
        const output = await runCommand(release, place);
        measured[at]?.push(secondsOf(output, (performance.now() - begun) / 1000));
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
    table(
      ['Aim', 'Seconds', 'Met'],
      [
        aim(`${count} articles composed, checked and switched: under 10`, middle(first, 'compose'), 10),
        aim(
          'one article more, without the browser: under 4',
          middle(more, 'whole') - middle(more, 'browser'),
          4,
        ),
        aim('one article more, the whole command: under 4', middle(more, 'whole'), 4),
      ],
    ),
  ]);
}

const partNames = Object.keys(parts) as Part[];

function secondsOf(output: string, whole: number): Seconds {
  const read = (part: keyof typeof printed) => Number(printed[part].exec(output)?.[1] ?? 0);
  const [build, store, browser] = [read('build'), read('store'), read('browser')];
  const compose = read('switch') - browser;
  return { build, store, compose, browser, rest: whole - build - store - read('switch'), whole };
}

function middle(runs: Seconds[], part: Part): number {
  return median(runs.map((seconds) => seconds[part]));
}

function aim(what: string, seconds: number, target: number): string[] {
  return verdict(what, seconds.toFixed(1), seconds < target);
}
