import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { composeReleases } from '../gate/compose-releases';
import { siteFolder } from '../registry/workspace';

/**
 * `compose-in-layout shell@<version> [<remote>@<version>]`: composes releases of SITE_DIR into a site that a server can serve.
 * It is packed with the shell, for teams without this repository.
 */
await compose(process.argv.slice(2)).catch(exitWithError);

async function compose(releases: string[]): Promise<void> {
  const folder = join(siteFolder, 'snapshot');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const versions = releases.map((release) => release.split('@', 2));
  await composeReleases(Object.fromEntries(versions), folder);
  const current = join(siteFolder, 'current');
  await rm(current, { force: true });
  await symlink('snapshot', current);
}
