import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '@site/kit/client/progress';
import { type Candidate, candidateFile, candidateFolder } from '@site/shared/node/candidate';
import { countPages } from '@site/shared/node/count-pages';
import { shellName } from '@site/shared/site-model/apps';
import { readSite } from '../compose/site-files/read-site';
import { composeCandidate } from '../deploy/snapshots/compose-candidate';
import { addRelease } from '../registry/add-release';
import { releasesFolder, root } from '../registry/workspace';
import { buildStep } from './build-apps';

/** Composes this checkout's build of an app with the deployed releases, for its verdict. */
export async function makeCandidate(app: string): Promise<void> {
  await buildStep([app, 'api']);
  const { version, routes } = await step(
    'Store',
    () => addRelease(app),
    (release) => `${app} ${release.version}`,
  );
  const folder = join(root, candidateFolder(app));
  await rm(folder, { recursive: true, force: true });
  const snapshot = join(folder, 'snapshot');
  const { live } = await step(
    'Compose',
    () => composeCandidate(snapshot, { [app]: version }),
    ({ composed }) => (composed.length > 0 ? countPages(composed.length) : 'it is deployed already'),
  );
  // A shell changes every page.
  const shown = app === shellName ? (await readSite(snapshot)).pages : routes.addresses;
  // So that a server can serve the folder like a site.
  await symlink('snapshot', join(folder, 'current'));
  await symlink(releasesFolder, join(folder, 'releases'));
  const candidate: Candidate = {
    app,
    version,
    addresses: shown.map(({ path }) => path),
    live: live.versions,
  };
  await writeFile(join(folder, candidateFile), JSON.stringify(candidate));
}
