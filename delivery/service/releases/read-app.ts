import { Refusal } from '@site/shared/http/refusal';
import type { Release } from '@site/shared/node/release';
import { releaseKey } from '@site/shared/node/site-keys';
import { appNamePattern, shellName } from '@site/shared/site-model/apps';
import { readDeployed } from '../../deploy/deployed';
import { mountsOf } from '../../deploy/snapshots/snapshots';
import { readRelease } from '../../registry/release-store';
import { siteStore } from '../../registry/site-store/open-site-store';

export interface AppParams {
  app: string;
}

/**
 * The app of a request. The deployed mounts define which apps exist; while nothing is deployed, every valid name
 * is accepted.
 * @throws Refusal when the app does not exist
 */
export async function readApp({ app }: AppParams): Promise<string> {
  const apps = await liveApps();
  if (apps?.includes(app) ?? appNamePattern.test(app)) return app;
  const known = apps
    ? ` Apps: ${apps.join(', ')}. A new one needs a mount, from the operator: npm run delivery -- mounts add ${appNamePattern.test(app) ? app : 'mf-press'} /path`
    : '';
  throw new Refusal(404, `There is no app ${JSON.stringify(app)}.${known}`);
}

/**
 * @param remedy the remedy when it does not exist
 * @throws Refusal when the release does not exist
 */
export async function readStored(app: string, version: string, remedy?: string): Promise<Release> {
  await siteStore().fetch([releaseKey({ app, version })]);
  return readRelease(app, version).catch((error: Error) => {
    // The file system's, which the client can't correct.
    if ('code' in error) throw error;
    throw new Refusal(404, [error.message, remedy].filter(Boolean).join('. '));
  });
}

async function liveApps(): Promise<string[] | undefined> {
  const live = await readDeployed();
  if (!live) return undefined;
  const mounts = await mountsOf(live);
  return [...new Set([shellName, ...Object.values(mounts), ...Object.keys(live.versions)])];
}
