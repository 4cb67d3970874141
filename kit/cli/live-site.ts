import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
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
  if (!/^https?:\/\//.test(place)) return serveFolder(resolve(root, place));
  const address = new URL(place).origin;
  const answer = await fetch(address).catch(() => undefined);
  if (!answer) throw new Error(`There is no site at ${address}. Correct the URL, or start that site.`);
  await answer.body?.cancel();
  return { address, stop: async () => {} };
}

async function serveFolder(folder: string): Promise<LiveSite> {
  if (!(await stat(join(folder, 'current')).catch(() => undefined))) {
    const command = isWorkspace(root) ? 'npm run release' : 'npx site candidate';
    throw new Error(`${folder} is not a composed site. Compose one with: ${command}`);
  }
  return startSite(folder);
}
