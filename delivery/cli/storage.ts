import { checkStorage } from '../registry/object-store/check-storage';
import { folderStore } from '../registry/object-store/folder-store';
import { openBucket } from '../registry/object-store/open-bucket';
import { siteFolder } from '../registry/workspace';

const usage =
  'npm run delivery -- storage check    checks that the bucket of SITE_STORE can store the site; without it, the folder of SITE_DIR';

/**
 * `npm run delivery -- storage check`
 * @throws with the failed check and its remedy
 */
export async function runStorageCommand([command, ...more]: string[]): Promise<void> {
  if (command !== 'check' || more.length > 0) throw new Error(usage);
  const store = openBucket() ?? folderStore(siteFolder);
  console.log(`Checking ${store.place} …`);
  await checkStorage(store, (line) => console.log(`  ${line}`));
  console.log(`${store.place} can store the site.`);
}
