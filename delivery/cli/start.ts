import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { composedSiteFile } from '@site/shared/contracts/composed-site';
import { currentGeneration } from '../publish/generations';
import { readRelease } from '../store/release-store';
import { requireWhole } from '../store/verify-release';
import { root, siteFolder } from '../workspace';
import { buildChangedApps } from './build-apps';
import { differenceMessage, differsFromLive } from './checkout-state';
import { releaseCheckout } from './release-checkout';

const serverFile = join(root, 'api/dist/server.js');

/**
 * `npm start`: serves what is live, and changes nothing of it. Where nothing is live, it releases this checkout first.
 * With SITE_FROM the server itself brings what is live elsewhere.
 */
if (process.env.SITE_FROM) {
  await buildChangedApps(['api']).catch(exitWithError);
} else if (existsSync(join(siteFolder, 'current', composedSiteFile))) {
  if (!existsSync(serverFile)) await buildChangedApps(['api']).catch(exitWithError);
  // What is live is served whatever is wrong with this checkout, or with a file of a release.
  await reportState().catch(({ message }: Error) => console.error(message));
} else {
  await releaseCheckout().catch(exitWithError);
}
// In this process: a signal to it is the server's, and nothing is left behind when it ends.
await import(pathToFileURL(serverFile).href);

/** Says which sources are not live, and which release that pages name is damaged. */
async function reportState(): Promise<void> {
  const live = await currentGeneration();
  if (!live) return;
  const different = await differsFromLive(live);
  if (different.length > 0) console.log(differenceMessage(different));
  for (const { app, version } of live.named) {
    await readRelease(app, version)
      .then(requireWhole)
      .catch(({ message }: Error) => console.error(message));
  }
}
