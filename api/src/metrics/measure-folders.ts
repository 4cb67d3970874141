import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { countDamagedFiles, readReleasesOf } from '../site/damaged-releases';
import { liveSnapshot } from '../site/snapshot';
import { readLastBackup } from '../storage/backup/last-backup';

/** The folders that the server works in. */
export interface ServerFolders {
  siteDirectory: string;
  /** When everything that is live on the release service was here last; left out where none is followed. */
  upToDateAt?: (() => number | undefined) | undefined;
  /** Left out where the enquiries are in PostgreSQL. */
  dataDirectory?: string | undefined;
}

/** Milliseconds: hashing all live releases reads a few megabytes. */
const checkEveryMs = 60 * 60_000;

/** Milliseconds: what is damaged is looked at more often, so that its alert ends soon after it is repaired. */
const recheckDamagedMs = 60_000;

/**
 * Adds metrics about disks and released files.
 * @returns a function that brings them up to date
 */
export function measureFolders(folders: ServerFolders, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const available = gauge('site_disk_available_bytes', 'Room on the disk of a folder', ['folder']);
  const size = gauge('site_disk_size_bytes', 'Size of the disk of a folder', ['folder']);
  const backup =
    folders.dataDirectory &&
    gauge('site_backup_timestamp_seconds', 'When the last backup of the enquiries was made; 0: never');
  const damaged = gauge(
    'site_release_damaged_files',
    'Files of live releases that are missing or not as they were released; checked every hour and after each release',
    ['app', 'version'],
  );
  const snapshot = gauge('site_snapshot', '1 for the snapshot of the site that is served', ['name']);
  const upToDate =
    folders.upToDateAt &&
    gauge(
      'site_up_to_date_timestamp_seconds',
      'When everything that is live on the release service was here last; 0: never since the start',
    );

  async function readSnapshot() {
    const name = await liveSnapshot(folders.siteDirectory);
    snapshot.reset();
    if (name) snapshot.set({ name }, 1);
    upToDate?.set((folders.upToDateAt?.() ?? 0) / 1000);
  }

  async function readBackup() {
    if (!backup || folders.dataDirectory === undefined) return;
    try {
      const last = await readLastBackup(folders.dataDirectory);
      backup.set((last?.at.getTime() ?? 0) / 1000);
      await measureDisk('backup', last && dirname(last.file));
    } catch {
      // A note that can't be read at the moment says nothing about the backup: the last value stays.
    }
  }

  async function measureDisk(folder: string, path: string | undefined) {
    if (path === undefined) return;
    try {
      const { bavail, blocks, bsize } = await statfs(path);
      available.set({ folder }, bavail * bsize);
      size.set({ folder }, blocks * bsize);
    } catch {
      // A folder that is not there yet has no disk.
      available.remove({ folder });
      size.remove({ folder });
    }
  }

  let checked: { releases: string; until: number } | undefined;
  async function checkReleases() {
    try {
      const releases = await readReleasesOf(join(folders.siteDirectory, 'current'));
      const key = JSON.stringify(releases);
      if (checked?.releases === key && performance.now() < checked.until) return;
      damaged.reset();
      let sum = 0;
      for (const release of releases) {
        const files = await countDamagedFiles(folders.siteDirectory, release);
        damaged.set({ ...release }, files);
        sum += files;
      }
      checked = { releases: key, until: performance.now() + (sum > 0 ? recheckDamagedMs : checkEveryMs) };
    } catch {
      // The record that names the live releases is damaged itself.
      checked = undefined;
      damaged.reset();
      damaged.set({ app: 'site', version: 'current' }, 1);
    }
  }

  return async () => {
    await Promise.all([
      measureDisk('site', folders.siteDirectory),
      measureDisk('data', folders.dataDirectory),
      readBackup(),
      checkReleases(),
      readSnapshot(),
    ]);
  };
}
