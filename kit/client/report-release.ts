import type { Done } from '@site/shared/http/deployment-progress';
import { countPages } from '@site/shared/node/count-pages';
import { describeStages } from '@site/shared/node/rollout-stages';
import type { ReleaseOptions } from './release-options';

/**
 * Prints the result of a release.
 * @param begun when the command started, by `performance.now()`
 */
export function reportRelease(
  { app, version, from, isChanged, pages }: Pick<Done, 'app' | 'version' | 'from' | 'isChanged' | 'pages'>,
  { dryRun, stages }: Pick<ReleaseOptions, 'dryRun' | 'stages'>,
  begun: number,
): void {
  const release = `${app} ${version}`;
  const time = `(${((performance.now() - begun) / 1000).toFixed(1)} s)`;
  const checked = pages > 0 ? `${countPages(pages)} checked` : 'it changes no page';
  if (dryRun) console.log(`${release} fits the live site: ${checked} ${time}. Nothing is deployed.`);
  else if (stages && isChanged)
    console.log(
      `${release} is shown next to ${from}: ${describeStages(stages)} ${time}. See its status with: npx site rollout`,
    );
  else if (isChanged) console.log(`${release} is live, after ${from ?? 'nothing'} ${time}.`);
  else console.log(`${release} is live already ${time}.`);
}
