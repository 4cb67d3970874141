import { bucketClient } from '@site/shared/node/bucket/bucket-client';
import { credentialsFor } from '@site/shared/node/bucket/find-credentials';
import { readStoreAddress } from '@site/shared/node/bucket/store-address';
import { bucketStore } from './bucket/bucket-store';
import type { ObjectStore } from './object-store';

/**
 * Opens the bucket of SITE_STORE. Credentials are searched at the first request.
 * @returns undefined without SITE_STORE
 * @throws with the error of the setting
 */
export function openBucket(): ObjectStore | undefined {
  const address = readStoreAddress();
  if (!address) return undefined;
  const credentials = credentialsFor(address.region);
  return bucketStore(bucketClient(address, credentials), address.prefix);
}
