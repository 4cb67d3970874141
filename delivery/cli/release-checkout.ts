import { showWarnings } from '@site/kit/client/deploy-over-service';
import { reloadHint, step } from '@site/kit/client/progress';
import { workspaceApps } from '@site/kit/workspace';
import { countPages } from '@site/shared/node/count-pages';
import { deployVersions } from '../deploy/deploy-versions';
import { localAttribution } from '../deploy/log/local-attribution';
import { addRelease } from '../registry/add-release';
import { buildStep } from './build-apps';
import { noteRelease } from './checkout-state';

/**
 * Deploys the checkout: builds what has changed, the server included, releases every app and composes their pages.
 * @throws when a build, the gate or a damaged file fails; the deployed site then stays the same
 */
export async function releaseCheckout(): Promise<void> {
  await buildStep();
  const releases = await step(
    'Release',
    () => Promise.all(workspaceApps().map(({ name }) => addRelease(name))),
    (all) => `${all.length} apps`,
  );
  const versions = Object.fromEntries(releases.map(({ app, version }) => [app, version]));
  const by = await localAttribution();
  const { reloadNginx, browser, warnings } = await step(
    'Compose',
    () => deployVersions({ versions, action: 'release', by }),
    ({ composed }) => (composed.length > 0 ? countPages(composed.length) : 'nothing has changed'),
  );
  for (const { app, version } of releases) await noteRelease(app, version);
  if (browser) console.log(browser);
  showWarnings(warnings);
  if (reloadNginx) console.log(reloadHint);
}
