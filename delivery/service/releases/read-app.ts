import { appNamePattern, shellName } from '@site/shared/contracts/apps';
import type { Release } from '@site/shared/contracts/release';
import { releaseKey } from '@site/shared/contracts/site-keys';
import { readDeployed } from '../../deploy/deployed';
import { readRelease } from '../../registry/release-store';
import { siteStore } from '../../registry/site-store/open-site-store';
import { Refusal } from '../http/problem';

export interface AppParams {
  app: string;
}

/**
 * The app that a request is about. Which apps there are, the live shell says by its mounts; while nothing is live, every name
 * that an app may have will do.
 * @throws Refusal when there is no such app
 */
export async function readApp({ app }: AppParams): Promise<string> {
  const apps = await liveApps();
  if (apps?.includes(app) ?? appNamePattern.test(app)) return app;
  const known = apps
    ? ` There are: ${apps.join(', ')}. A new one needs a live shell whose src/mounts.ts gives it addresses.`
    : '';
  throw new Refusal(404, `There is no app ${JSON.stringify(app)}.${known}`);
}

/**
 * @param remedy what to do when it is not there
 * @throws Refusal when there is no such release
 */
export async function readStored(app: string, version: string, remedy?: string): Promise<Release> {
  await siteStore().fetch([releaseKey({ app, version })]);
  return readRelease(app, version).catch(({ message }: Error) => {
    throw new Refusal(404, [message, remedy].filter(Boolean).join('. '));
  });
}

async function liveApps(): Promise<string[] | undefined> {
  const live = await readDeployed();
  if (!live) return undefined;
  const { mounts } = await readRelease(shellName, live.versions[shellName] ?? '');
  return [...new Set([shellName, ...Object.values(mounts), ...Object.keys(live.versions)])];
}
