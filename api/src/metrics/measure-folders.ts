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

/** Adds metrics about disks and released files. Each is measured when it is read. */
export function measureFolders(folders: ServerFolders, registry: Registry): void {
  const registers = [registry];
  measureDisks(folders, registers);
  measureReleases(folders, registers);
  measureSnapshot(folders, registers);
  if (folders.dataDirectory !== undefined) measureBackup(folders.dataDirectory, registers);
}

function measureDisks({ siteDirectory, dataDirectory }: ServerFolders, registers: Registry[]): void {
  let backup: string | undefined;
  for (const [name, help, part] of [
    ['site_disk_available_bytes', 'Free space on the disk of a folder', 'free'],
    ['site_disk_size_bytes', 'Size of the disk of a folder', 'size'],
  ] as const)
    new Gauge({
      name,
      help,
      labelNames: ['folder'],
      registers,
      async collect() {
        const last = dataDirectory && (await readLastBackup(dataDirectory).catch(() => undefined));
        // If the record can't be read at the moment, the last folder is measured.
        if (last) backup = dirname(last.file);
        const folders = { site: siteDirectory, data: dataDirectory, backup };
        for (const [folder, path] of Object.entries(folders)) {
          // A missing folder has no disk yet.
          const space = path && (await diskSpace(path).catch(() => undefined));
          if (space) this.set({ folder }, space[part]);
          else this.remove({ folder });
        }
      },
    });
}

function measureBackup(dataDirectory: string, registers: Registry[]): void {
  new Gauge({
    ...backupTime,
    registers,
    async collect() {
      try {
        const last = await readLastBackup(dataDirectory);
        this.set((last?.at.getTime() ?? 0) / 1000);
      } catch {
        // If the record can't be read at the moment, the last value stays.
      }
    },
  });
}

function measureReleases({ siteDirectory }: ServerFolders, registers: Registry[]): void {
  let checked: { releases: string; until: number } | undefined;
  new Gauge({
    name: 'site_release_damaged_files',
    help: 'Files of deployed releases that are missing or changed; checked every hour and after each deployment',
    labelNames: ['app', 'version'],
    registers,
    async collect() {
      try {
        const releases = await readReleasesOf(join(siteDirectory, 'current'));
        const key = JSON.stringify(releases);
        if (checked?.releases === key && performance.now() < checked.until) return;
        const counts: number[] = [];
        for (const release of releases) counts.push(await countDamagedFiles(siteDirectory, release));
        // Only now, as another request for metrics may arrive while files are hashed.
        this.reset();
        for (const [index, release] of releases.entries()) this.set({ ...release }, counts[index] ?? 0);
        const isDamaged = counts.some((files) => files > 0);
        checked = { releases: key, until: performance.now() + (isDamaged ? recheckDamagedMs : checkEveryMs) };
      } catch {
        // The record of the deployed releases is damaged itself.
        checked = undefined;
        this.reset();
        this.set({ app: 'site', version: 'current' }, 1);
      }
    },
  });
}

function measureSnapshot({ siteDirectory, upToDateAt }: ServerFolders, registers: Registry[]): void {
  // `site_generation` is the name in the previous version, for queries that still use it.
  for (const name of ['site_snapshot', 'site_generation'])
    new Gauge({
      name,
      help: '1 for the served snapshot of the site',
      labelNames: ['name'],
      registers,
      async collect() {
        const snapshot = await liveSnapshot(siteDirectory);
        this.reset();
        if (snapshot) this.set({ name: snapshot }, 1);
      },
    });
  if (upToDateAt)
    new Gauge({
      name: 'site_up_to_date_timestamp_seconds',
      help: 'When this replica was last up to date; 0: never since the start',
      registers,
      collect() {
        this.set((upToDateAt() ?? 0) / 1000);
      },
    });
}
