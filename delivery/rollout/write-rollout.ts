import { randomUUID } from 'node:crypto';
import { mkdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { rolloutFile } from '@site/shared/contracts/rollout';
import { switchLink, syncToDisk } from '@site/shared/contracts/sync-to-disk';
import { switchGeneration } from '../publish/switch-generation';
import { siteFolder } from '../workspace';
import { linkToRollout, type Rollout, rolloutFolders, rolloutsFolder } from './rollout-state';

/** How many steps stay on disk: a server may be reading the one before. */
const keptSteps = 3;

/**
 * Writes the next step of a rollout to disk, then makes it true for visitors. A crash between the two is mended by
 * `applyRollout`. To be called under the site's lock.
 */
export async function writeRollout(rollout: Rollout): Promise<void> {
  const [last = '0'] = await rolloutFolders();
  const folder = String(Number(last) + 1).padStart(6, '0');
  await writeFolder(folder, rollout);
  await applyRollout(folder, rollout);
  await removeOldSteps();
}

/** Makes the last step true for visitors, whether nothing or a part of it was done before a crash. */
export async function applyRollout(folder: string, { ended, generation }: Rollout): Promise<void> {
  const linked = await readlink(linkToRollout).catch(ifMissing(undefined));
  if (ended) {
    // Without the link all of it was done, and another generation may be live by now.
    if (linked === undefined) return;
    if (ended === 'promoted') await switchGeneration(generation);
    await rm(linkToRollout, { force: true });
    await syncToDisk(siteFolder);
  } else if (linked === undefined || basename(linked) !== folder)
    await switchLink(linkToRollout, insideFolder(basename(rolloutsFolder), folder));
}

async function writeFolder(folder: string, rollout: Rollout): Promise<void> {
  const stagingPath = insideFolder(rolloutsFolder, `${randomUUID()}.staging`);
  await mkdir(stagingPath, { recursive: true });
  await writeFile(join(stagingPath, rolloutFile), `${JSON.stringify(rollout, null, 2)}\n`);
  await syncToDisk(join(stagingPath, rolloutFile));
  if (!rollout.ended) await linkNumbers(stagingPath, rollout);
  await syncToDisk(stagingPath);
  await rename(stagingPath, insideFolder(rolloutsFolder, folder));
  await syncToDisk(rolloutsFolder);
}

async function linkNumbers(folder: string, { generation, share }: Rollout): Promise<void> {
  for (let number = 0; number < share; number += 1)
    await symlink(`../../generations/${generation}`, insideFolder(folder, String(number).padStart(2, '0')));
}

async function removeOldSteps(): Promise<void> {
  for (const folder of (await rolloutFolders()).slice(keptSteps))
    await rm(insideFolder(rolloutsFolder, folder), { recursive: true, force: true });
}
