import { insideFolder } from '@site/shared/node/inside-folder';
import { removeStaged } from '../../registry/files/remove-staged';
import { siteStore } from '../../registry/site-store/open-site-store';
import type { StoredFolder } from '../../registry/site-store/site-store';
import { siteFolder } from '../../registry/workspace';
import { fetchShown, keepNamed, shownSnapshots } from '../deployed';
import type { Entry } from '../log/entry';
import { type ReadEntry, readNewest } from '../log/read-log';
import { previewedVersions } from '../previews/kept-previews';
import { keptReleases } from '../switch/next-state';
import type { Snapshot } from './snapshots';

/** Younger snapshots, and younger folders that are unfinished or shared, may be about to be deployed. */
const abandonedAfterMs = 3_600_000;

/** The folder in which former versions of the project kept snapshots. */
const formerFolder = 'generations';

/** Folders of this machine in which files are staged before they get their names. */
const stagingFolders = [
  siteFolder,
  ...['log', 'delivery', 'fetching'].map((name) => insideFolder(siteFolder, name)),
];

/**
 * Removes snapshots and releases that neither the newest entry nor a preview needs, from the store and from this machine.
 * @param apps those whose releases are looked at
 * @param copies by default, the store and this machine
 */
export async function removeUnneeded(
  { entry, head }: ReadEntry,
  apps: string[],
  copies = siteStore().copies,
): Promise<void> {
  const shown = await shownSnapshots(entry);
  const kept = new Set([...shown.map(({ name }) => name), ...entry.earlier]);
  const needed = new Map<string, Set<string>>();
  for (const app of apps) needed.set(app, await neededVersions(entry, shown, app));
  for (const { isShared, folders, remove } of copies) {
    // Another service has deployed, and removes what its entry doesn't need.
    if (isShared && (await readNewest(siteStore()))?.head.n !== head.n) return;
    const isAbandoned = ({ writtenAt }: Pick<StoredFolder, 'writtenAt'>) =>
      Date.now() - writtenAt.getTime() > abandonedAfterMs;
    const snapshots = (await folders('snapshots')).filter(
      (each) => !kept.has(each.name) && isAbandoned(each),
    );
    const releases: StoredFolder[] = [];
    for (const [app, versions] of needed)
      releases.push(...unneededReleases(await folders(`releases/${app}`), versions));
    const unneeded = releases.filter((folder) => (folder.isWhole && !isShared) || isAbandoned(folder));
    for (const { key } of [...snapshots, ...unneeded]) await remove(key);
    if (isShared && (await putBack(head.n))) return;
    if (isShared) continue;
    const begun = (await Promise.all(fetchingFolders(apps).map(folders))).flat();
    for (const { key } of begun.filter(isAbandoned)) await remove(key);
    for (const folder of stagingFolders) await removeStaged(folder, isAbandoned);
    await remove(formerFolder);
  }
}

/** Parents of folders that a killed process has begun to fetch from a bucket, and another one may have fetched since. */
function fetchingFolders(apps: string[]): string[] {
  return ['snapshots', ...apps.map((app) => `releases/${app}`)].map((parent) => `fetching/${parent}`);
}

/**
 * Puts back what another service deployed while it was being removed: this machine still has it.
 * @returns whether another service has deployed
 */
async function putBack(n: number): Promise<boolean> {
  const newest = await readNewest(siteStore());
  if (!newest || newest.head.n === n) return false;
  await fetchShown(newest);
  await keepNamed(newest.entry);
  return true;
}

/** Those that are neither needed nor among the last ones stored. */
function unneededReleases(stored: StoredFolder[], needed: Set<string>): StoredFolder[] {
  const byAge = stored.toSorted((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime());
  const newest = byAge.filter(({ isWhole }) => isWhole).slice(0, keptReleases);
  return stored.filter((folder) => !needed.has(folder.name) && !newest.includes(folder));
}

async function neededVersions(entry: Entry, shown: Snapshot[], app: string): Promise<Set<string>> {
  const { recent = [], path = [] } = entry.apps[app] ?? {};
  const named = shown.flatMap((snapshot) => snapshot.named);
  const onPages = named.filter((release) => release.app === app).map(({ version }) => version);
  return new Set([...recent, ...path, ...onPages, ...(await previewedVersions(app))]);
}
