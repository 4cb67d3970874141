import { step } from '@site/kit/client/progress';
import { workspaceApps } from '@site/kit/workspace';
import type { Release } from '@site/shared/node/release';
import { addRelease } from '../registry/add-release';
import { releaseFolder } from '../registry/release-store';
import { buildStep } from './build-apps';
import { noteRelease } from './checkout-state';

/**
 * Stores a release of an app's build.
 * @param dist a finished build; without one the app is built if its sources have changed
 */
export async function storeBuild(app: string, dist?: string): Promise<{ release: Release; folder: string }> {
  if (!dist) await buildApp(app);
  const release = await step(
    'Store',
    () => addRelease(app, dist),
    ({ version, repaired }) =>
      repaired.length > 0 ? `${app} ${version}, repaired: ${repaired.join(', ')}` : `${app} ${version}`,
  );
  if (!dist) await noteRelease(app, release.version);
  return { release, folder: releaseFolder(app, release.version) };
}

async function buildApp(app: string): Promise<void> {
  const known = workspaceApps().map(({ name }) => name);
  if (!known.includes(app)) throw new Error(`This checkout has no ${app}. Its apps: ${known.join(', ')}`);
  await buildStep([app]);
}
