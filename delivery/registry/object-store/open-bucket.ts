import { bucketClient, type Patience } from '@site/shared/node/bucket/bucket-client';
import type { Environment } from '@site/shared/node/bucket/credentials';
import { credentialsFor } from '@site/shared/node/bucket/find-credentials';
import { readStoreAddress } from '@site/shared/node/bucket/store-address';
import { bucketStore } from './bucket/bucket-store';
import type { ObjectStore } from './object-store';

/**
 * Opens the bucket of SITE_STORE. Credentials are searched at the first request.
 * @returns undefined without SITE_STORE
 * @throws with the error of the setting
 */
export function openBucket(
  environment: Environment = process.env,
  patience?: Patience,
): ObjectStore | undefined {
  const address = readStoreAddress(environment);
  if (!address) return undefined;
  const credentials = credentialsFor(address.region, environment);
  return bucketStore(bucketClient(address, credentials, patience), address.prefix);
}
