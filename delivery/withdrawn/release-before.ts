import { currentGeneration } from '../publish/generations';
import { previousVersion } from '../publish/history';
import { withdrawnVersions } from './read-withdrawn';

/**
 * The release of an app that a rollback goes to: the last one before the present one that was not withdrawn.
 * @throws when there is none
 */
export async function releaseBefore(app: string): Promise<string> {
  const live = await currentGeneration();
  const version = previousVersion(live?.history ?? [], app, await withdrawnVersions(app));
  if (version) return version;
  throw new Error(`There is no release of ${app} to go back to. The ones that are kept: npx site releases`);
}
