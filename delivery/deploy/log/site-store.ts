/**
 * Where the site is kept. Every key is a path below the site's folder: `log/000042.json`, `current.json`,
 * `snapshots/<hash>`, `releases/<app>/<version>`.
 */
export interface SiteStore {
  /**
   * @returns undefined where there is no such file
   * @throws when it can't be read at the moment
   */
  read(key: string): Promise<Buffer | undefined>;
  /**
   * Creates a file, whole and on disk. It never overwrites one.
   * @returns false where the key is taken
   */
  create(key: string, content: string): Promise<boolean>;
  /** Replaces a file in one step. */
  replace(key: string, content: string): Promise<void>;
  /**
   * Makes sure that folders of the site's folder are in the store with all their files, before an entry names them.
   * @throws naming the first that is missing
   */
  keep(keys: string[]): Promise<void>;
  /** Removes folders that no entry needs any more. */
  remove(keys: string[]): Promise<void>;
}
