import { readdir } from 'node:fs/promises';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import type { NamedRelease } from '@site/shared/contracts/named-releases';
import { siteFolder } from '../workspace';
import { removeFolder, uploadFolder } from './copy-folder';
import type { ObjectStore } from './object-store';
import { openObjectStore } from './open-object-store';
import { readStoreAddress } from './settings/read-store-settings';

/** The releases' files for browsers in the bucket of SITE_STORE, below the keys that they have in the site's folder. */
export interface ReleasedFiles {
  /** Uploads what is missing. Source maps and pages stay on this machine. */
  upload(releases: NamedRelease[]): Promise<void>;
  /** Removes the releases of an app that this machine no longer stores. */
  removeOld(app: string): Promise<void>;
}

/**
 * @returns undefined without SITE_STORE
 * @throws naming the setting that is wrong or missing
 */
export async function openReleasedFiles(folder = siteFolder): Promise<ReleasedFiles | undefined> {
  return readStoreAddress() && releasedFiles(folder, await openObjectStore(folder));
}

/** @param folder of the site */
export function releasedFiles(folder: string, store: ObjectStore): ReleasedFiles {
  return {
    async upload(releases) {
      // What another app's damaged release lacks stops no deployment.
      for (const { app, version } of releases)
        await uploadFolder(folder, store, `releases/${app}/${version}/web`).catch(ifMissing(0));
    },
    async removeOld(app) {
      const stored = await storedNames(insideFolder(folder, `releases/${app}`));
      const keys = await store.list(`releases/${app}`);
      const uploaded = new Set(keys.map(({ key }) => key.split('/')[2] ?? ''));
      for (const version of uploaded)
        if (!stored.includes(version)) await removeFolder(store, `releases/${app}/${version}`);
    },
  };
}

function storedNames(folder: string): Promise<string[]> {
  return readdir(folder).catch(ifMissing([]));
}
