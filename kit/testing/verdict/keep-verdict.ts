import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Candidate } from '@site/shared/node/candidate';
import { readJsonIfValid } from '@site/shared/node/read-json';
import { verdictsFile, verdictsSchema } from '@site/shared/node/verdict';
import { root } from '../../workspace';

/** Twice the number of kept releases, so that two branches have room. */
const keptVerdicts = 20;

/**
 * Stores the test result of a release, for the command that deploys it. A later result replaces an earlier one; a failure
 * deletes it.
 */
export async function keepVerdict(
  { app, version, live }: Pick<Candidate, 'app' | 'version' | 'live'>,
  passed: boolean,
): Promise<void> {
  const file = join(root, verdictsFile(app));
  const before = (await readJsonIfValid(file, verdictsSchema)) ?? [];
  const others = before.filter((verdict) => verdict.version !== version);
  const verdicts = passed ? [...others, { version, at: new Date().toISOString(), live }] : others;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(verdicts.slice(-keptVerdicts), null, 2)}\n`);
}
