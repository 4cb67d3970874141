import { bucketClient, type Patience } from './bucket/bucket-client';
import { bucketStore } from './bucket/bucket-store';
import type { CredentialSource, Environment } from './credentials/credentials';
import { findCredentials } from './credentials/find-credentials';
import type { ObjectStore } from './object-store';
import { readStoreAddress } from './settings/read-store-settings';

/**
 * Opens the bucket that SITE_STORE names. Credentials are looked for with the first request.
 * @returns undefined without SITE_STORE
 * @throws naming what is wrong with the setting
 */
export function openBucket(
  environment: Environment = process.env,
  patience?: Patience,
): ObjectStore | undefined {
  const address = readStoreAddress(environment);
  if (!address) return undefined;
  const credentials = once(() => findCredentials(address.region, environment));
  return bucketStore(bucketClient(address, credentials, patience), address.prefix);
}

/** Where there are none yet, they are looked for again. */
function once(find: () => Promise<CredentialSource>): CredentialSource {
  let found: CredentialSource | undefined;
  return async () => {
    found ??= await find();
    return found();
  };
}
