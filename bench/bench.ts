import { parseArgs } from 'node:util';
import { exitWithError } from '@site/delivery/cli/progress';
import { measureBuild } from './build/measure-build';
import { measureGrowth } from './growth/measure-growth';
import { measureLighthouse } from './lighthouse/measure-lighthouse';
import { type Section, sections } from './results';
import { allRoutes, kindsOfPage, measureVisits } from './visits/measure-visits';

/** `npm run bench`: every part, or those that are named: `npm run bench -- visits --runs 3 --routes /,/career`. */
const { parts, routes, runs } = readArguments();

const run: Record<Section, () => Promise<void>> = {
  visits: () => measureVisits({ routes: routes ?? allRoutes, timed: routes ?? kindsOfPage, runs: runs ?? 7 }),
  lighthouse: () =>
    measureLighthouse({ routes: routes ?? allRoutes, often: routes ?? kindsOfPage, runs: runs ?? 5 }),
  growth: () => measureGrowth(),
  build: () => measureBuild(runs ?? 3),
};

for (const part of parts) await run[part]().catch(exitWithError);

interface BenchArguments {
  parts: Section[];
  /** Only these addresses. */
  routes: string[] | undefined;
  runs: number | undefined;
}

function readArguments(): BenchArguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { routes: { type: 'string' }, runs: { type: 'string' } },
    });
    const unknown = positionals.find((name) => !sections.some((section) => section === name));
    if (unknown) throw new Error(`There is no part "${unknown}". The parts: ${sections.join(', ')}.`);
    const named = sections.filter((section) => positionals.includes(section));
    return {
      parts: named.length > 0 ? named : [...sections],
      routes: values.routes?.split(','),
      runs: values.runs === undefined ? undefined : Math.max(1, Number.parseInt(values.runs, 10)),
    };
  } catch (problem) {
    return exitWithError(problem);
  }
}
