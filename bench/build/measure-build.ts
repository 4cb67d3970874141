import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rowsFile, table, verdict, writeSection } from '../results';
import { runCommand } from '../run-command';
import { median } from '../statistics';
import { copyWorkspace } from '../workspace-copy';

const steps = ['cold', 'no change', 'one remote changed, to live'] as const;
type Step = (typeof steps)[number];

/** In ms. */
const targets: Partial<Record<Step, number>> = { cold: 15_000, 'no change': 3000 };

const start = ['npm', 'start', '--', '--prepare-only'];
const release = ['npm', 'run', 'release', '-w', 'mf-careers'];
/** A sentence that stands on a page of careers. */
const changedFile = 'mf-careers/src/content/careers-page.ts';
const [sentence, otherSentence] = [
  'a mentor who reviews every line',
  'a mentor who reads every line',
] as const;

/** Times the commands themselves in a copy of the workspace without anything built. */
export async function measureBuild(runs: number): Promise<void> {
  const times: Record<Step, number[]> = { cold: [], 'no change': [], 'one remote changed, to live': [] };
  const keep = await rowsFile('build', ['step', 'run', 'ms']);
  for (let run = 1; run <= runs; run += 1) {
    const { folder, remove } = await copyWorkspace();
    try {
      const found: Record<Step, number> = {
        cold: await timed(folder, start),
        'no change': await timed(folder, start),
        'one remote changed, to live': await timed(folder, release, () => changeSentence(folder)),
      };
      for (const step of steps) {
        times[step].push(found[step]);
        await keep([step, run, Math.round(found[step])]);
      }
    } finally {
      await remove();
    }
    console.log(`run ${run} of ${runs}`);
  }
  await writeSection('build', 'Build', [
    `Cold and no change: \`${start.join(' ')}\`: every app, the API and all pages, from installed packages. One remote changed: \`${release.join(' ')}\`, from a changed sentence to the live page. Medians of ${runs}.`,
    table(
      ['Step', 'Seconds', 'Target', 'Met'],
      steps.map((step) => describeStep(step, median(times[step]))),
    ),
  ]);
}

function describeStep(step: Step, time: number): string[] {
  const target = targets[step];
  const seconds = (time / 1000).toFixed(1);
  if (target === undefined) return [step, seconds, '', ''];
  const [, , met] = verdict(step, seconds, time < target);
  return [step, seconds, `under ${target / 1000}`, met];
}

async function timed(folder: string, command: string[], before = async () => {}): Promise<number> {
  await before();
  const begun = performance.now();
  await runCommand(command, { folder, settings: { SITE_DIR: join(folder, 'site') } });
  return performance.now() - begun;
}

async function changeSentence(folder: string): Promise<void> {
  const file = join(folder, changedFile);
  const text = await readFile(file, 'utf8');
  if (!text.includes(sentence)) throw new Error(`${changedFile} does not say "${sentence}" any more.`);
  await writeFile(file, text.replace(sentence, otherSentence));
}
