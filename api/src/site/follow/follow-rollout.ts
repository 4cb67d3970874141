import { mkdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { rolloutFile, rolloutLink } from '@site/shared/contracts/rollout';
import type { SiteManifest } from '@site/shared/contracts/site-manifest';
import { switchLink, syncToDisk } from '@site/shared/contracts/sync-to-disk';

const rolloutsFolder = 'rollouts';

/**
 * Makes visitors' numbers lead where they lead on the release service, once both generations are here.
 * @param rollout undefined where none runs
 */
export async function followRollout(siteDirectory: string, rollout: SiteManifest['rollout']): Promise<void> {
  const link = join(siteDirectory, rolloutLink);
  const linked = await readlink(link).catch(() => undefined);
  if (!rollout) {
    if (linked === undefined) return;
    await rm(link);
    await syncToDisk(siteDirectory);
    return rm(join(siteDirectory, rolloutsFolder), { recursive: true });
  }
  const target = insideFolder(rolloutsFolder, `${rollout.id}-${rollout.generation}-${rollout.share}`);
  if (linked === target) return;
  await writeNumbers(insideFolder(siteDirectory, target), rollout);
  await switchLink(link, target);
  if (linked) await rm(insideFolder(siteDirectory, linked), { recursive: true, force: true });
}

async function writeNumbers(
  folder: string,
  { files: _, ...rollout }: NonNullable<SiteManifest['rollout']>,
): Promise<void> {
  const stagingPath = `${folder}.staging`;
  for (const left of [stagingPath, folder]) await rm(left, { recursive: true, force: true });
  await mkdir(stagingPath, { recursive: true });
  await writeFile(join(stagingPath, rolloutFile), JSON.stringify(rollout), { flush: true });
  const candidate = `../../generations/${rollout.generation}`;
  for (let number = 0; number < rollout.share; number += 1)
    await symlink(candidate, insideFolder(stagingPath, String(number).padStart(2, '0')));
  await syncToDisk(stagingPath);
  await rename(stagingPath, folder);
  await syncToDisk(dirname(folder));
}
