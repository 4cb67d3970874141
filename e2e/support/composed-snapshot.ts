import { existsSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The deployed snapshot of a composed site.
 * @param site the folder of the site
 * @returns the snapshot's folder
 * @throws with the remedy where nothing is deployed
 */
export function composedSnapshot(site: string): string {
  const live = join(site, 'current');
  if (!existsSync(live))
    throw new Error(`There is no composed site in ${site}. Build it first: npm run release`);
  return join(site, readlinkSync(live));
}
