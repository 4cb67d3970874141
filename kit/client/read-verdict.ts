import type { ReleaseInput } from '@site/shared/http/service-requests';
import { insideFolder } from '@site/shared/node/inside-folder';
import { readJsonIfValid } from '@site/shared/node/read-json';
import { verdictsFile, verdictsSchema } from '@site/shared/node/verdict';
import { shellName } from '@site/shared/site-model/apps';
import { isWorkspace, root } from '../workspace';

/**
 * Reads the test result of a remote's release, which `npm test -w` stores under the content's hash. The shell has none: it
 * is tested with the whole checkout.
 * @param untested whether a release without one is allowed
 * @param folder the root of the checkout
 * @throws with the remedy when there is none
 */
export async function verdictOn(
  app: string,
  version: string,
  { untested, folder = root }: { untested: boolean; folder?: string },
): Promise<Pick<ReleaseInput, 'verdict' | 'testedWith'>> {
  if (app === shellName) return {};
  const verdicts = await readJsonIfValid(insideFolder(folder, verdictsFile(app)), verdictsSchema);
  const passed = verdicts?.find((verdict) => verdict.version === version);
  if (passed) return { verdict: 'passed', testedWith: passed.live[shellName] };
  if (untested) return { verdict: 'untested' };
  const [test, release] = isWorkspace(folder)
    ? [`npm test -w ${app}`, `npm run release -w ${app} -- --untested`]
    : ['npx site test', 'npx site release --untested'];
  throw new Error(
    `${app} ${version} has not passed its tests. Run them: ${test}. To release it without, which the log will show: ${release}`,
  );
}
