import { dirname, join } from 'node:path';
import { diskSpace } from '@site/shared/node/disk-space';
import { Gauge, type Registry } from 'prom-client';
import { readLastBackup } from '../enquiries/backup/last-backup';
import { countDamagedFiles, readReleasesOf } from '../site/damaged-releases';
import { liveSnapshot } from '../site/snapshot';
import { backupTime } from './measure-database';

/** The server's folders. */
export interface ServerFolders {
  siteDirectory: string;
  /** When a replica was last up to date; undefined on a server that is not a replica. */
  upToDateAt?: (() => number | undefined) | undefined;
  /** Undefined when the enquiries are in PostgreSQL. */
  dataDirectory?: string | undefined;
}

/** Milliseconds: hashing all deployed releases reads a few megabytes. */
const checkEveryMs = 60 * 60_000;

/** Milliseconds: damaged files are checked more often, so that the alert ends soon after the repair. */
const recheckDamagedMs = 60_000;

/** Updates metrics. */
type Measure = () => Promise<void>;

type MeasureDisk = (folder: string, path: string | undefined) => Promise<void>;

/**
 * Adds metrics about disks and released files.
 * @returns a function that updates them
 */
export function measureFolders(folders: ServerFolders, registry: Registry): Measure {
  const { siteDirectory, dataDirectory } = folders;
  const measureDisk = measureDisks(registry);
  const measures: Measure[] = [
    () => measureDisk('site', siteDirectory),
    () => measureDisk('data', dataDirectory),
    measureReleases(siteDirectory, registry),
    measureSnapshot(folders, registry),
    ...(dataDirectory === undefined ? [] : [measureBackup(dataDirectory, measureDisk, registry)]),
  ];
  return async () => {
    await Promise.all(measures.map((measure) => measure()));
  };
}

function addGauge(registry: Registry, name: string, help: string, labelNames: string[] = []): Gauge {
  return new Gauge({ name, help, labelNames, registers: [registry] });
}

function measureDisks(registry: Registry): MeasureDisk {
  const available = addGauge(registry, 'site_disk_available_bytes', 'Free space on the disk of a folder', [
    'folder',
  ]);
  const size = addGauge(registry, 'site_disk_size_bytes', 'Size of the disk of a folder', ['folder']);
  return async (folder, path) => {
    if (path === undefined) return;
    try {
      const space = await diskSpace(path);
      available.set({ folder }, space.free);
      size.set({ folder }, space.size);
    } catch {
      // A missing folder has no disk yet.
      available.remove({ folder });
      size.remove({ folder });
    }
  };
}

function measureBackup(dataDirectory: string, measureDisk: MeasureDisk, registry: Registry): Measure {
  const backup = new Gauge({ ...backupTime, registers: [registry] });
  return async () => {
    try {
      const last = await readLastBackup(dataDirectory);
      backup.set((last?.at.getTime() ?? 0) / 1000);
      await measureDisk('backup', last && dirname(last.file));
    } catch {
      // If the record can't be read at the moment, the last value stays.
    }
  };
}

function measureReleases(siteDirectory: string, registry: Registry): Measure {
  const damaged = addGauge(
    registry,
    'site_release_damaged_files',
    'Files of deployed releases that are missing or changed; checked every hour and after each deployment',
    ['app', 'version'],
  );
  let checked: { releases: string; until: number } | undefined;
  return async () => {
    try {
      const releases = await readReleasesOf(join(siteDirectory, 'current'));
      const key = JSON.stringify(releases);
      if (checked?.releases === key && performance.now() < checked.until) return;
      const counts: number[] = [];
      for (const release of releases) counts.push(await countDamagedFiles(siteDirectory, release));
      // Only now, as another request for metrics may arrive while files are hashed.
      damaged.reset();
      for (const [index, release] of releases.entries()) damaged.set({ ...release }, counts[index] ?? 0);
      const isDamaged = counts.some((files) => files > 0);
      checked = { releases: key, until: performance.now() + (isDamaged ? recheckDamagedMs : checkEveryMs) };
    } catch {
      // The record of the deployed releases is damaged itself.
      checked = undefined;
      damaged.reset();
      damaged.set({ app: 'site', version: 'current' }, 1);
    }
  };
}

function measureSnapshot({ siteDirectory, upToDateAt }: ServerFolders, registry: Registry): Measure {
  // `site_generation` is the name in the previous version, for queries that still use it.
  const gauges = ['site_snapshot', 'site_generation'].map((name) =>
    addGauge(registry, name, '1 for the served snapshot of the site', ['name']),
  );
  const upToDate =
    upToDateAt &&
    addGauge(
      registry,
      'site_up_to_date_timestamp_seconds',
      'When this replica was last up to date; 0: never since the start',
    );
  return async () => {
    const name = await liveSnapshot(siteDirectory);
    for (const gauge of gauges) {
      gauge.reset();
      if (name) gauge.set({ name }, 1);
    }
    upToDate?.set((upToDateAt?.() ?? 0) / 1000);
  };
}
