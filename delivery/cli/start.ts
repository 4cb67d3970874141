import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readStoreAddress } from '@site/shared/node/bucket/store-address';
import { composedSiteFile } from '@site/shared/node/composed-site';
import { readDeployed } from '../deploy/deployed';
import { tryWithSiteLock } from '../deploy/site-lock';
import { finishSwitch, openSite } from '../deploy/switch/finish-switch';
import { readRelease } from '../registry/release-store';
import { requireWhole } from '../registry/verify-release';
import { root, siteFolder } from '../registry/workspace';
import { buildChangedApps } from './build-apps';
import { differenceMessage, differsFromLive } from './checkout-state';
import { releaseCheckout } from './release-checkout';

const serverFile = join(root, 'api/dist/server.js');

/**
 * Serves the deployed releases without changing them. When nothing is deployed, it first releases this checkout. With
 * SITE_FROM the server itself copies the deployed releases of a release service.
 */
export async function start(): Promise<void> {
  await prepare();
  // Browsers resolve every name below `localhost` to this machine.
  process.env.PREVIEW_HOST ||= 'localhost';
  // In this process, so that the server gets its signals, and no process is left when it exits.
  await import(pathToFileURL(serverFile).href);
}

async function prepare(): Promise<void> {
  const isHere = existsSync(join(siteFolder, 'current', composedSiteFile));
  // The folder may be the empty working copy of a bucket with a site.
  if (!process.env.SITE_FROM && !isHere && !(await openSite())) return releaseCheckout();
  if (process.env.SITE_FROM || !existsSync(serverFile)) await buildChangedApps(['api']);
  if (process.env.SITE_FROM) return;
  const finishing = finishDeployment();
  // The site on this machine is served at once, even while the bucket is down.
  if (!isHere || !readStoreAddress()) await finishing;
}

/**
 * Finishes a switch that a crash interrupted; a command that holds the lock does so itself. The deployed releases are
 * served despite errors of this checkout or of a file of a release.
 */
async function finishDeployment(): Promise<void> {
  await tryWithSiteLock(finishSwitch).catch(({ message }: Error) => console.error(message));
  await reportState().catch(({ message }: Error) => console.error(message));
}

/** Prints which sources are not deployed, and which releases of pages are damaged. */
async function reportState(): Promise<void> {
  const live = await readDeployed();
  if (!live) return;
  const different = await differsFromLive(live);
  if (different.length > 0) console.log(differenceMessage(different));
  for (const { app, version } of live.named) {
    await readRelease(app, version)
      .then(requireWhole)
      .catch(({ message }: Error) => console.error(message));
  }
}
