import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { step } from '@site/kit/client/progress';
import { workspaceApps } from '@site/kit/workspace';
import { shellName } from '@site/shared/contracts/apps';
import { type Candidate, candidateFile, candidateFolder } from '@site/shared/contracts/candidate';
import { composeCandidate } from '../candidates/compose-candidate';
import { readSite } from '../publish/read-site';
import { addRelease } from '../store/add-release';
import { releasesFolder, root } from '../workspace';
import { buildStep } from './build-apps';

/** `tsx delivery/cli/candidate.ts mf-careers`: composes what this checkout has of an app with what is live, for its verdict. */
await makeCandidate().catch(exitWithError);

async function makeCandidate(): Promise<void> {
  const apps = workspaceApps().map(({ name }) => name);
  const app = apps.find((name) => name === process.argv[2]);
  if (!app) throw new Error(`Say which app: ${apps.join(', ')}`);
  await buildStep([app, 'api']);
  const { version, routes } = await step(
    'Store',
    () => addRelease(app),
    (release) => `${app} ${release.version}`,
  );
  const folder = join(root, candidateFolder(app));
  await rm(folder, { recursive: true, force: true });
  const generation = join(folder, 'generation');
  const { live } = await step(
    'Compose',
    () => composeCandidate(generation, { [app]: version }),
    ({ composed }) => (composed.length > 0 ? `${composed.length} pages` : 'it is live already'),
  );
  // The shell is on every page.
  const shown = app === shellName ? (await readSite(generation)).pages : routes.addresses;
  // A server takes the folder for a site's.
  await symlink('generation', join(folder, 'current'));
  await symlink(releasesFolder, join(folder, 'releases'));
  const candidate: Candidate = {
    app,
    version,
    addresses: shown.map(({ path }) => path),
    live: live.versions,
  };
  await writeFile(join(folder, candidateFile), JSON.stringify(candidate));
}
