import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifMissing } from './if-missing';
import { insideFolder } from './inside-folder';
import { rolloutFile, rolloutLink, type ServedRollout } from './rollout';
import { switchLink, syncToDisk } from './sync-to-disk';

const rolloutsFolder = 'rollouts';

/**
 * Links each bucket below the weight to the canary's snapshot, which must exist. Changes nothing where the links are up to
 * date.
 * @param rollout undefined where none runs
 */
export async function showRollout(siteDirectory: string, rollout: ServedRollout | undefined): Promise<void> {
  const link = join(siteDirectory, rolloutLink);
  const linked = await readlink(link).catch(ifMissing(undefined));
  const name = rollout && nameOf(rollout);
  if (rollout && name) {
    const target = insideFolder(rolloutsFolder, name);
    if (linked === target) return;
    await writeBuckets(insideFolder(siteDirectory, target), rollout);
    await switchLink(link, target);
  } else if (linked !== undefined) {
    await rm(link, { force: true });
    await syncToDisk(siteDirectory);
  }
  // A server may still be reading the last one.
  await removeOthers(siteDirectory, new Set([name, linked?.split('/').at(-1)]));
}

/** Each visible state of a rollout has a folder of its own. */
function nameOf({ id, snapshot, share }: ServedRollout): string {
  return `${id}-${snapshot}-${share}`;
}

async function writeBuckets(
  folder: string,
  { id, app, from, to, snapshot, share }: ServedRollout,
): Promise<void> {
  const stagingPath = `${folder}.staging`;
  for (const left of [stagingPath, folder]) await rm(left, { recursive: true, force: true });
  await mkdir(stagingPath, { recursive: true });
  const served: ServedRollout = { id, app, from, to, snapshot, share };
  await writeFile(join(stagingPath, rolloutFile), JSON.stringify(served), { flush: true });
  for (let bucket = 0; bucket < share; bucket += 1)
    await symlink(`../../snapshots/${snapshot}`, insideFolder(stagingPath, String(bucket).padStart(2, '0')));
  await syncToDisk(stagingPath);
  await rename(stagingPath, folder);
  await syncToDisk(dirname(folder));
}

async function removeOthers(siteDirectory: string, kept: Set<string | undefined>): Promise<void> {
  const folder = join(siteDirectory, rolloutsFolder);
  for (const name of await readdir(folder).catch(ifMissing([])))
    if (!kept.has(name)) await rm(insideFolder(folder, name), { recursive: true, force: true });
}
