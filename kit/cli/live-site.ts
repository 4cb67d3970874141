import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import { isDeployed } from '../testing/deployed-site';
import { startSite } from '../testing/running-site';
import { isWorkspace, root } from '../workspace';

export interface LiveSite {
  address: string;
  stop: () => Promise<void>;
}

/**
 * A composed site to develop in.
 * @param place the URL of a site, or the folder of one, which is then served
 * @throws with the remedy when there is none
 */
export async function liveSite(place: string): Promise<LiveSite> {
  await requireSite(place);
  return isDeployed(place)
    ? { address: new URL(place).origin, stop: async () => {} }
    : startSite(resolve(root, place));
}

/** @throws with the remedy when there is no composed site at a URL or in a folder */
export async function requireSite(place: string): Promise<void> {
  await (isDeployed(place) ? requireAnswer(new URL(place).origin) : requireFolder(resolve(root, place)));
}

async function requireAnswer(address: string): Promise<void> {
  const answer = await fetch(`${address}/${releaseRecordFile}`).catch(() => undefined);
  if (!answer) throw new Error(`There is no site at ${address}. Correct the URL, or start that site.`);
  await answer.body?.cancel();
  if (!answer.ok)
    throw new Error(
      `${address} is not a composed site: status ${answer.status} for /${releaseRecordFile}. Correct the URL.`,
    );
}

async function requireFolder(folder: string): Promise<void> {
  if (await stat(join(folder, 'current')).catch(() => undefined)) return;
  const remedy = isWorkspace(root)
    ? 'Compose one with: npm run release'
    : 'Without --against, the layout of site-shell is used.';
  throw new Error(`${folder} is not a composed site, and a URL begins with https:// or http://. ${remedy}`);
}
