import { readFile } from 'node:fs/promises';
import { shellName } from '@site/shared/contracts/apps';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { verdictsFile, verdictsSchema } from '@site/shared/contracts/verdict';
import * as v from 'valibot';
import { root } from '../workspace';

interface SaidVerdict {
  /** What the log is told; undefined for the shell. */
  verdict?: 'passed' | 'untested';
  /** The shell's release that it has passed with. */
  testedWith?: string;
}

/**
 * Looks for the verdict on a release of a remote, which `npm test -w` keeps by the release's content. The shell has none:
 * its tests are those of the whole checkout.
 * @param untested to go without
 * @param folder the root of the checkout
 * @throws saying how to get one
 */
export async function verdictOn(
  app: string,
  version: string,
  { untested, folder = root }: { untested: boolean; folder?: string },
): Promise<SaidVerdict> {
  if (app === shellName) return {};
  const text = await readFile(insideFolder(folder, verdictsFile(app)), 'utf8').catch(() => '[]');
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), verdictsSchema), text);
  const passed = success && output.find((verdict) => verdict.version === version);
  if (passed) {
    const testedWith = passed.live[shellName];
    return { verdict: 'passed', ...(testedWith !== undefined && { testedWith }) };
  }
  if (untested) return { verdict: 'untested' };
  throw new Error(
    `${app} ${version} has not passed its tests. Run them: npm test -w ${app}. To release it without, which the log will show: npm run release -w ${app} -- --untested`,
  );
}
