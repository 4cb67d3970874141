import { stat } from 'node:fs/promises';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import { folderStore } from '../object-store/folder-store';
import { folderCopy } from './folder-copy';
import type { SiteStore } from './site-store';

/** The site in a folder of this machine, in which releases and snapshots are created. */
export function siteInFolder(folder: string): SiteStore {
  const source = folderStore(folder);
  return {
    ...source,
    source,
    async keep(folders) {
      for (const each of folders) {
        const path = insideFolder(folder, each);
        if (!(await stat(path).catch(ifMissing(undefined))))
          throw new Error(`${path} is missing. Nothing was deployed.`);
      }
    },
    fetch: async () => {},
    copies: [folderCopy(folder)],
  };
}
