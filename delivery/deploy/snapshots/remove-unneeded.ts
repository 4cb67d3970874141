import { readdir, stat } from 'node:fs/promises';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { unneededReleases } from '../../registry/release-store';
import { shownSnapshots } from '../deployed';
import type { Entry } from '../log/entry';
import { siteStore } from '../log/site-log';
import { previewedVersions } from '../previews/kept-previews';
import { stagingEnding } from './make-snapshot';
import { snapshotKey, snapshotsFolder } from './snapshots';

/** A staging folder that is older was left by a crash: no deployment takes as long. */
const abandonedAfterMs = 3_600_000;

/** The folder in which versions of the project before kept snapshots. */
const formerFolder = 'generations';

/**
 * Removes snapshots and releases that neither the newest entry nor a preview needs.
 * @param apps those whose releases are looked at
 */
export async function removeUnneeded(newest: Entry, apps: string[]): Promise<void> {
  const shown = await shownSnapshots(newest);
  const kept = new Set([...shown.map(({ name }) => name), ...newest.earlier]);
  await siteStore.remove([...(await unneededSnapshots(kept)), formerFolder]);
  const named = shown.flatMap((snapshot) => snapshot.named);
  for (const app of new Set(apps)) {
    const { recent = [], path = [] } = newest.apps[app] ?? {};
    const onPages = named.filter((release) => release.app === app).map(({ version }) => version);
    const needed = new Set([...recent, ...path, ...onPages, ...(await previewedVersions(app))]);
    await siteStore.remove(await unneededReleases(app, needed));
  }
}

async function unneededSnapshots(kept: Set<string>): Promise<string[]> {
  const names = await readdir(snapshotsFolder).catch(ifMissing([]));
  const unneeded: string[] = [];
  for (const name of names) {
    const gone = name.endsWith(stagingEnding) ? await isAbandoned(name) : !kept.has(name);
    if (gone) unneeded.push(snapshotKey(name));
  }
  return unneeded;
}

async function isAbandoned(name: string): Promise<boolean> {
  const found = await stat(insideFolder(snapshotsFolder, name)).catch(ifMissing(undefined));
  return found !== undefined && Date.now() - found.mtimeMs > abandonedAfterMs;
}
