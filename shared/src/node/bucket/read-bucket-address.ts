import * as v from 'valibot';
import { type BucketAddress, exampleAddress, storeAddress } from './store-address';

type Environment = Record<string, string | undefined>;

/**
 * Reads where the site's files are stored.
 * @returns undefined where SITE_STORE is not set: they are in the folder SITE_DIR
 * @throws naming the error and the syntax
 */
export function readStoreAddress(environment: Environment = process.env): BucketAddress | undefined {
  const text = environment.SITE_STORE;
  if (!text) return undefined;
  const { success, output, issues } = v.safeParse(storeAddress, text);
  if (success) return output;
  // A wrong value may contain a key.
  const shown = text.replace(/\/\/[^/?]*@/, '//…@');
  throw new Error(
    `SITE_STORE is ${JSON.stringify(shown)}, which ${issues[0].message}. Write it as ${exampleAddress}, or leave it out: the site is then kept in the folder SITE_DIR.`,
  );
}
