import type { ObjectStore } from '../object-store/object-store';

/** The file with the keys of teams, in the site's folder. */
export const teamKeys = 'delivery/keys.json';

/**
 * The site's store: its folder on this machine, or a bucket with that folder as a working copy. Log and pointer are read and
 * written by their keys; releases and snapshots are created in the folder and copied into the store as a whole. The names of
 * such folders are their keys: `releases/<app>/<version>`, `snapshots/<hash>`.
 */
export interface SiteStore extends ObjectStore {
  /** The store without the working copy of its log. */
  readonly source: ObjectStore;
  /**
   * Makes sure that folders of this machine are in the store with all their files, before an entry references them.
   * @throws with the first missing one, or the first damaged file that the store lacks
   */
  keep(folders: string[]): Promise<void>;
  /** Fetches folders that this machine lacks. A release that the store lacks, too, is skipped. */
  fetch(folders: string[]): Promise<void>;
  /** The copies: the store first, then the working copy. */
  readonly copies: SiteCopy[];
}

/** One copy of the releases and snapshots. */
export interface SiteCopy {
  /** The folders below another one, `snapshots` or `releases/<app>`. */
  folders(parent: string): Promise<StoredFolder[]>;
  remove(folder: string): Promise<void>;
  /** Whether services of other machines can write it, too. */
  readonly isShared: boolean;
}

/** A release or a snapshot. */
export interface StoredFolder {
  /** Its key: `snapshots/<hash>`. */
  key: string;
  /** The last segment of its key. */
  name: string;
  /** Whether its list of files exists. Without it, the folder is being written, or was left by a crash. */
  isWhole: boolean;
  writtenAt: Date;
}
