import { openBucket } from '../object-store/open-bucket';
import { siteFolder } from '../workspace';
import { siteInBucket } from './site-in-bucket';
import { siteInFolder } from './site-in-folder';
import type { SiteStore } from './site-store';

let opened: SiteStore | undefined;

/**
 * Where this process reads and writes the site: in the bucket of SITE_STORE, or in the folder of SITE_DIR. It is opened once.
 * @throws naming what is wrong with SITE_STORE
 */
export function siteStore(): SiteStore {
  opened ??= openSiteStore();
  return opened;
}

function openSiteStore(): SiteStore {
  const bucket = openBucket();
  return bucket ? siteInBucket(bucket, siteFolder) : siteInFolder(siteFolder);
}
