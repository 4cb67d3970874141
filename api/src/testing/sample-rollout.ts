import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolloutFile, rolloutLink, type ServedRollout } from '@site/shared/contracts/rollout';

/** Begins a rollout, or moves it on, the way the release commands do. */
export async function beginRollout(
  siteDirectory: string,
  { generation, share, ...more }: Pick<ServedRollout, 'generation' | 'share'> & Partial<ServedRollout>,
): Promise<void> {
  const rollout = { id: '1', app: 'mf-careers', from: '1.0.0', to: '2.0.0', generation, share, ...more };
  const folder = join('rollouts', `${rollout.id}-${generation}-${share}`);
  await mkdir(join(siteDirectory, folder), { recursive: true });
  await writeFile(join(siteDirectory, folder, rolloutFile), JSON.stringify(rollout));
  await symlink(folder, join(siteDirectory, 'rollout.staging'));
  await rename(join(siteDirectory, 'rollout.staging'), join(siteDirectory, rolloutLink));
}
