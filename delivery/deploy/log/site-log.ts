import { siteFolder } from '../../registry/workspace';
import { folderStore } from './folder-store';
import type { SiteStore } from './site-store';

/** Where this process reads and writes the site. */
export const siteStore: SiteStore = folderStore(siteFolder);
