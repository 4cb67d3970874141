import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requireWritable } from './files/require-writable';
import { siteFolder } from './workspace';

/** The private folder of the release service and the commands of this machine: keys, unchecked uploads, source maps. */
export const deliveryFolder = join(siteFolder, 'delivery');

/** @throws when this user can't write it */
export async function makeDeliveryFolder(): Promise<void> {
  await requireWritable(deliveryFolder);
  await mkdir(deliveryFolder, { recursive: true, mode: 0o700 });
}
