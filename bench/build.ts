import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { table, verdict, writeSection } from './results';
import { runCommand } from './run-command';
import { median } from './statistics';
import { copyWorkspace } from './workspace-copy';

const sentence = 'a mentor who reviews every line';
const file = 'mf-careers/src/content/careers-page.yaml';

/** The timed steps in their order, in a copy of the workspace without builds. Targets in s. */
const steps = [
  { what: 'cold: everything built, released, composed', command: ['npm', 'run', 'release'], target: 15 },
  { what: 'nothing has changed', command: ['npm', 'run', 'release'], target: 3 },
  {
    what: 'a changed sentence of careers deployed',
    command: ['npm', 'run', 'release', '-w', 'mf-careers', '--', '--untested'],
    prepare: changeSentence,
    target: 4,
  },
  { what: 'careers rolled back', command: ['npm', 'run', 'rollback', '-w', 'mf-careers'], target: 3 },
];

/** Times the commands that teams use. */
export async function measureBuild(runs: number): Promise<void> {
  const seconds = steps.map((): number[] => []);
  for (let run = 1; run <= runs; run += 1) {
    const { folder, remove } = await copyWorkspace();
    try {
      for (const [at, { command, prepare }] of steps.entries()) {
        await prepare?.(folder);
        const begun = performance.now();
        await runCommand(command, { folder, settings: { SITE_DIR: join(folder, 'site') } });
        seconds[at]?.push((performance.now() - begun) / 1000);
      }
    } finally {
      await remove();
    }
    console.log(`run ${run} of ${runs}`);
  }
  await writeSection('build', [
    `From installed packages, in seconds. Medians of ${runs}.`,
    table(
      ['Step', 'Seconds', 'Met'],
      steps.map(({ what, target }, at) => {
        const time = median(seconds[at] ?? []);
        return verdict(`${what}: under ${target}`, time.toFixed(1), time < target);
      }),
    ),
  ]);
}

async function changeSentence(folder: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  if (!text.includes(sentence))
    throw new Error(`${file} does not contain "${sentence}": correct bench/build.ts.`);
  await writeFile(join(folder, file), text.replace(sentence, 'a mentor who reads every line'));
}
