import { bucketClient, type Patience } from './bucket/bucket-client';
import { bucketStore } from './bucket/bucket-store';
import type { Environment } from './credentials/credentials';
import { findCredentials } from './credentials/find-credentials';
import { folderStore } from './folder-store';
import type { ObjectStore } from './object-store';
import { readStoreAddress } from './settings/read-store-settings';

/**
 * Opens the store that SITE_STORE names; without it, a folder.
 * @throws naming the setting that is wrong or missing
 */
export async function openObjectStore(
  folder: string,
  environment: Environment = process.env,
  patience?: Patience,
): Promise<ObjectStore> {
  const address = readStoreAddress(environment);
  if (!address) return folderStore(folder);
  const credentials = await findCredentials(address.region, environment);
  return bucketStore(bucketClient(address, credentials, patience), address.prefix);
}
