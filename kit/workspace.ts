import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AppPackage, findAppPackage } from './app-package';

const kit = dirname(fileURLToPath(import.meta.url));

/** The root folder of the checkout; for a remote in a separate repository, the folder where the command runs. */
export const root = kit.includes(`${sep}node_modules${sep}`) ? process.cwd() : dirname(kit);

/** Whether a folder is the root of the workspace, which contains `delivery`. A remote's separate repository doesn't. */
export function isWorkspace(folder: string): boolean {
  return existsSync(join(folder, 'delivery/package.json'));
}

/** The root of the workspace around a remote; undefined where it has a repository of its own. */
export function workspaceAround(folder: string): string | undefined {
  const above = dirname(folder);
  return isWorkspace(above) ? above : undefined;
}

/** The folder of releases and composed pages of a checkout; the server reads the same setting. */
export function siteFolderOf(checkout: string): string {
  return resolve(checkout, process.env.SITE_DIR || 'site');
}

/** The apps of this checkout, the shell first: every folder whose package.json names a development port. */
export function workspaceApps(): AppPackage[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => findAppPackage(join(root, name)))
    .filter((app) => app !== undefined)
    .sort((one, other) => one.port - other.port);
}

/** The remotes of this checkout. */
export function workspaceRemotes(): AppPackage[] {
  return workspaceApps().filter(({ name }) => name !== 'shell');
}
