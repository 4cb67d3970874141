import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { namedAddresses } from '@site/shared/site-model/remote-routes';
import { ownerOf } from '@site/shared/site-model/route-matching';
import { workspaceAround } from '../workspace';
import type { DefinedRoutes } from './define-routes';

type Mounts = Record<string, string>;

/**
 * Finds paths of a remote that the shell gives to another remote.
 * @param mounts of the shell
 * @returns a sentence for each
 */
export function foreignPaths(app: string, routes: DefinedRoutes, mounts: Mounts): string[] {
  return namedAddresses(routes)
    .filter((path) => ownerOf(mounts, path) !== app)
    .map(
      (path) =>
        `${path} in ${app}/src/routes.ts belongs to ${ownerOf(mounts, path) ?? 'no remote'} by shell/src/mounts.ts. Remove it from the one, or give it to ${app} in the other.`,
    );
}

/**
 * The mounts of the shell in the workspace around a remote; undefined where it has a repository of its own.
 * @param folder of the remote
 */
export async function mountsInWorkspace(folder: string): Promise<Mounts | undefined> {
  const workspace = workspaceAround(folder);
  if (!workspace) return undefined;
  const file = pathToFileURL(join(workspace, 'shell/src/mounts.ts'));
  const { mounts }: { mounts: Mounts } = await import(/* @vite-ignore */ file.href);
  return mounts;
}
