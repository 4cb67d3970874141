import { parseArgs } from 'node:util';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { measureArticles } from './articles';
import { measureBack } from './back';
import { measureBuild } from './build';
import { measureEnquiries } from './enquiries';
import { measureInteractions } from './interactions';
import { measureLighthouse } from './lighthouse';
import { measureObservations } from './observations';
import { measureOpenTabs } from './open-tabs';
import { measureRemotes } from './remotes';
import { type Section, sections } from './results';
import { measureServing } from './serving';
import { measureSlowDisk } from './slow-disk';
import { measureVisits } from './visits';
import { measureWeights } from './weights';

/** `npm run bench`: all sections, or the given ones: `npm run bench -- visits --runs 3 --paths /,/career`. `--before FOLDER` compares visits with another composed site. */
await bench(process.argv.slice(2)).catch(exitWithError);

async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '7' },
      paths: { type: 'string' },
      before: { type: 'string' },
    },
  });
  if (!/^[1-9]\d*$/.test(values.runs))
    throw new Error('Use a whole number for --runs, for instance --runs 3.');
  const runs = Number(values.runs);
  const paths = values.paths?.split(',');
  const measure: Record<Section, () => Promise<void>> = {
    visits: () => measureVisits(runs, paths, values.before),
    interactions: () => measureInteractions(runs),
    back: () => measureBack(Math.min(runs, 5), paths),
    lighthouse: () => measureLighthouse(Math.min(runs, 5), paths),
    weights: () => measureWeights(paths),
    enquiries: measureEnquiries,
    serving: measureServing,
    'slow-disk': measureSlowDisk,
    observations: measureObservations,
    'open-tabs': measureOpenTabs,
    build: () => measureBuild(Math.min(runs, 3)),
    articles: () => measureArticles(Math.min(runs, 3)),
    remotes: () => measureRemotes(runs, paths),
  };
  const unknown = positionals.find((name) => !(name in measure));
  if (unknown) throw new Error(`There is no section "${unknown}". Sections: ${sections.join(', ')}.`);
  for (const section of sections)
    if (positionals.length === 0 || positionals.includes(section)) await measure[section]();
}
