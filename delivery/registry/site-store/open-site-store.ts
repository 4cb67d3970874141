import { openBucket } from '../object-store/open-bucket';
import { siteFolder } from '../workspace';
import { siteInBucket } from './site-in-bucket';
import { siteInFolder } from './site-in-folder';
import type { SiteStore } from './site-store';

let opened: SiteStore | undefined;

/**
 * Opens the site's store once: the bucket of SITE_STORE, or the folder of SITE_DIR.
 * @throws with the error of SITE_STORE
 */
export function siteStore(): SiteStore {
  opened ??= openSiteStore();
  return opened;
}

function openSiteStore(): SiteStore {
  const bucket = openBucket();
  return bucket ? siteInBucket(bucket, siteFolder) : siteInFolder(siteFolder);
}
