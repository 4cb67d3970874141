/**
 * Files of the site by their keys, `releases/<app>/<version>/…`. A folder and a bucket have the same keys and keep the same
 * promises, which `testing/store-contract.ts` tests.
 *
 * Every method checks its keys (`store-key.ts`). After a method has returned, its result survives a power loss.
 */
export interface ObjectStore {
  /** For messages: `/srv/site`, `s3://site/prefix at https://s3.example`. */
  readonly place: string;
  /** @returns undefined if the key does not exist */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes or overwrites a key in one step. New entries of the log are created instead. */
  write(key: string, content: Buffer): Promise<void>;
  /**
   * Creates a key, never overwrites one. Of any number of callers, in any number of processes, only one creates it.
   * @param content names its writer, so that no two callers have the same. By it, a caller recognises that an earlier request
   * of its own without a response has created the key
   * @returns whether the key has this content now
   */
  create(key: string, content: Buffer): Promise<boolean>;
  /**
   * Lists the keys below a folder, in the order of their characters, without other files and objects.
   * @param folder `log`, or `releases/mf-careers`
   */
  list(folder: string): Promise<StoredKey[]>;
  /** Removes a key, if it exists. */
  remove(key: string): Promise<void>;
}

export interface StoredKey {
  key: string;
  writtenAt: Date;
}
