import { addressKey } from '@site/shared/site-model/address';
import { shellName } from '@site/shared/site-model/apps';
import { appName, routePath } from '@site/shared/site-model/outside-names';
import * as v from 'valibot';
import { isServerPath } from '../../gate/server-paths';
import type { Mounts } from '../../registry/live-releases';

const remoteName = v.pipe(
  appName,
  v.check((name) => name !== shellName, 'is the shell, which owns no paths'),
);

const mountPath = v.pipe(
  routePath,
  v.check((path) => !isServerPath(path), 'is answered by the web server itself'),
);

/**
 * Gives a path, and everything below it, to a remote.
 * @returns undefined if it is that remote's mount already
 * @throws when one of them is no such name, or the path is another remote's mount
 */
export function withMount(mounts: Mounts, app: string, path: string): Mounts | undefined {
  requireValid(remoteName, app);
  requireValid(mountPath, path);
  const mount = findMount(mounts, path);
  if (mount === undefined) return { ...mounts, [path]: app };
  const owner = mounts[mount];
  if (owner === app) return undefined;
  throw new Error(
    `${mount} is a mount of ${owner}. Remove it first: npm run delivery -- mounts remove ${mount}`,
  );
}

/**
 * Takes a path from its remote. What is below it belongs to the next longer mount above it.
 * @returns undefined if it is no mount
 * @throws when it is the one that all others are below
 */
export function withoutMount(mounts: Mounts, path: string): { mounts: Mounts; app: string } | undefined {
  const mount = findMount(mounts, path);
  const { [mount ?? '']: app, ...rest } = mounts;
  if (mount === undefined || app === undefined) return undefined;
  if (mount === '/')
    throw new Error(`/ belongs to ${app} for good: it owns the paths that no other mount contains.`);
  return { mounts: rest, app };
}

/** A mount, without regard to its case. */
function findMount(mounts: Mounts, path: string): string | undefined {
  return Object.keys(mounts).find((mount) => addressKey(mount) === addressKey(path));
}

function requireValid(schema: v.GenericSchema<string>, name: string): void {
  const { success, issues } = v.safeParse(schema, name);
  if (!success) throw new Error(`${JSON.stringify(name)} ${issues[0].message}.`);
}
