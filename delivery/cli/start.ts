import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appNames } from '@site/shared/contracts/apps';
import { publish } from '../publish/publish';
import { storeRelease } from '../store/store-release';
import { root } from '../workspace';
import { buildChangedApps, builtNames } from './build-apps';
import { exitWithError, step } from './progress';

/** `npm start`: builds what changed, releases it, composes the pages, and serves site and API from one process. */
await prepareSite().catch(exitWithError);
if (!process.argv.includes('--prepare-only')) await serve();

async function prepareSite(): Promise<void> {
  await step(
    'Build',
    () => buildChangedApps(builtNames),
    (built) => built.join(', ') || 'nothing has changed',
  );
  const releases = await step(
    'Release',
    () => Promise.all(appNames.map((app) => storeRelease(app))),
    (all) => `${all.length} apps`,
  );
  const versions = Object.fromEntries(releases.map(({ app, version }) => [app, version]));
  await step(
    'Compose',
    () => publish({ versions, action: 'start' }),
    ({ composed }) => (composed.length > 0 ? `${composed.length} pages` : 'nothing has changed'),
  );
}

/** In this process: a signal to it is the server's, and nothing is left behind when it ends. */
async function serve(): Promise<void> {
  await import(pathToFileURL(join(root, 'api/dist/server.js')).href);
}
