import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolloutFile, rolloutLink, type ServedRollout } from '@site/shared/node/rollout';

/** Starts or advances a rollout like the release commands. */
export async function beginRollout(
  siteDirectory: string,
  { snapshot, share, ...more }: Pick<ServedRollout, 'snapshot' | 'share'> & Partial<ServedRollout>,
): Promise<void> {
  const rollout = { id: '1', app: 'mf-careers', from: '1.0.0', to: '2.0.0', snapshot, share, ...more };
  const folder = join('rollouts', `${rollout.id}-${snapshot}-${share}`);
  await mkdir(join(siteDirectory, folder), { recursive: true });
  await writeFile(join(siteDirectory, folder, rolloutFile), JSON.stringify(rollout));
  for (let number = 0; number < share; number += 1)
    await symlink(
      `../../snapshots/${snapshot}`,
      join(siteDirectory, folder, String(number).padStart(2, '0')),
    );
  await symlink(folder, join(siteDirectory, 'rollout.staging'));
  await rename(join(siteDirectory, 'rollout.staging'), join(siteDirectory, rolloutLink));
}
