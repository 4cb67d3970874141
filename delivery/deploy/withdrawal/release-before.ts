import { runningRollout } from '../deployed';
import { openSite } from '../switch/finish-switch';
import { previousVersion } from '../switch/next-state';

/**
 * The release of an app that a rollback goes to: the last one before the present one that was not withdrawn.
 * @throws when there is none
 */
export async function releaseBefore(app: string): Promise<string> {
  const deployed = await openSite();
  const version = deployed && previousVersion(deployed.entry, app);
  if (version) return version;
  const rollout = deployed && runningRollout(deployed.entry);
  if (rollout?.app === app)
    throw new Error(
      `There is no release of ${app} to go back to. ${rollout.to} is shown to ${rollout.share} % of the visitors; stop that with: npx site rollout abort`,
    );
  throw new Error(`There is no release of ${app} to go back to. List the kept releases: npx site releases`);
}
