import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '../workspace';
import { readyAddress } from './ready-address';

interface LiveSite {
  address: string;
  stop: () => void;
}

/**
 * A composed site to develop in.
 * @param place the address of a site, or the folder of one, which is then served
 * @throws with the remedy when there is none
 */
export async function liveSite(place: string): Promise<LiveSite> {
  if (!/^https?:\/\//.test(place)) return serveFolder(resolve(root, place));
  const address = new URL(place).origin;
  const answer = await fetch(address).catch(() => undefined);
  if (!answer) throw new Error(`There is no site at ${address}. Start one with: npm start`);
  await answer.body?.cancel();
  return { address, stop: () => {} };
}

async function serveFolder(folder: string): Promise<LiveSite> {
  if (!(await stat(join(folder, 'current')).catch(() => undefined))) {
    throw new Error(`${folder} is no composed site. Compose one with: npm run release`);
  }
  const server = spawn(process.execPath, [join(root, 'api/dist/server.js')], {
    cwd: root,
    env: { ...process.env, PORT: '0', SITE_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { address } = await readyAddress(server, 'Build it first: npm run release');
  return { address, stop: () => server.kill() };
}
