import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '../workspace';
import { readyAddress } from './ready-address';

interface Shown {
  remote: string;
  /** Where the remote's build is served. */
  origin: string;
}

interface LiveSite {
  address: string;
  stop: () => void;
}

/**
 * A composed site that shows a remote's own server as a preview.
 * @param place the address of a site, or the folder of one, which is then served with previews on
 * @throws with what to do when there is none or it does not show such a preview
 */
export async function liveSite(place: string, shown: Shown): Promise<LiveSite> {
  if (!/^https?:\/\//.test(place)) return serveFolder(resolve(root, place), shown);
  const address = new URL(place).origin;
  await checkPreview(address, shown);
  return { address, stop: () => {} };
}

async function checkPreview(address: string, { remote, origin }: Shown): Promise<void> {
  const answer = await fetch(`${address}/?preview=${remote}@${origin}`, {
    redirect: 'manual',
    // As from the address bar: other requests are asked whether they mean it.
    headers: { 'sec-fetch-site': 'none' },
  }).catch(() => undefined);
  if (!answer) throw new Error(`There is no site at ${address}. Start one with: npm start`);
  if (answer.status !== 303) {
    throw new Error(
      `${address} does not show previews of ${origin}. Its server needs PREVIEWS=on and PREVIEW_ORIGINS=${origin}.`,
    );
  }
}

async function serveFolder(folder: string, { origin }: Shown): Promise<LiveSite> {
  if (!(await stat(join(folder, 'current')).catch(() => undefined))) {
    throw new Error(`${folder} is no composed site. Compose one with: npm run release`);
  }
  const server = spawn(process.execPath, [join(root, 'api/dist/server.js')], {
    cwd: root,
    env: { ...process.env, PORT: '0', SITE_DIR: folder, PREVIEWS: 'on', PREVIEW_ORIGINS: origin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { address } = await readyAddress(server, 'Build it first: npm run release');
  return { address, stop: () => server.kill() };
}
