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
  throw new Error(`There is no release of ${app} to go back to. The ones that are kept: npx site releases`);
}
