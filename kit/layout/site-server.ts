import { join } from 'node:path';
import { isWorkspace, root } from '../workspace';
import { readPackedShell } from './packed-shell';

/**
 * The program that serves a composed site: the workspace's build, or that of the packed shell.
 * @throws with the remedy when there is neither
 */
export function siteServer(): string {
  return isWorkspace(root) ? join(root, 'api/dist/server.js') : readPackedShell().server;
}
