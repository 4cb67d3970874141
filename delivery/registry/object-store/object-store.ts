/**
 * Files of the site by their keys, `releases/<app>/<version>/…`. A folder and a bucket have the same keys and keep the same
 * promises, which `testing/store-contract.ts` tests.
 *
 * Every method checks its keys (`store-key.ts`). What a method has done when it returns is still there after a power loss.
 */
export interface ObjectStore {
  /** For messages: `/srv/site`, `s3://site/prefix at https://s3.example`. */
  readonly place: string;
  /** @returns undefined where there is no such key */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes a key in one step, over what it held. For content that names its key, and for `current.json`. */
  write(key: string, content: Buffer): Promise<void>;
  /**
   * Creates a key, never over another one. Of any number of callers, in any number of processes, one creates it.
   * @param content names its writer, so that no two callers have the same. A caller recognises by it what it created itself
   * with an earlier request that was not answered
   * @returns whether the key has this content now
   */
  create(key: string, content: Buffer): Promise<boolean>;
  /**
   * Lists the keys below a folder, in the order of their characters. Other files and objects are left out.
   * @param folder `log`, or `releases/mf-careers`; '' is the whole store
   */
  list(folder: string): Promise<StoredKey[]>;
  /** Removes a key, if it is there. */
  remove(key: string): Promise<void>;
}

export interface StoredKey {
  key: string;
  bytes: number;
  writtenAt: Date;
}
