import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Candidate, candidateFile, candidateFolder } from '@site/shared/node/candidate';
import type { AppPackage } from '../app-package';
import { step } from '../client/progress';
import { buildApp } from '../release/build-app';
import { root } from '../workspace';
import { composePackedSite } from './compose-packed-site';
import { readPackedShell } from './packed-shell';

/**
 * Builds a remote and composes it in the layout of the packed shell, for its tests.
 * @throws with the gate's error
 */
export async function makeCandidate({ name, version, folder }: AppPackage): Promise<void> {
  const shell = readPackedShell();
  await step(
    'Build',
    () => buildApp(folder),
    () => name,
  );
  const site = join(root, candidateFolder(name));
  const build = { app: name, packageVersion: version, dist: join(folder, 'dist') };
  const release = await step(
    'Compose',
    () => composePackedSite(shell, site, build),
    () => `in the layout of shell ${shell.version}`,
  );
  const candidate: Candidate = {
    app: name,
    version: release.version,
    addresses: release.routes.addresses.map(({ path }) => path),
    live: { shell: shell.version },
  };
  await writeFile(join(site, candidateFile), JSON.stringify(candidate));
}
