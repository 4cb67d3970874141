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
 * @throws when one of them is no such name, or the path is another remote's mount
 */
export function withMount(mounts: Mounts, app: string, path: string): Mounts {
  requireValid(remoteName, app);
  requireValid(mountPath, path);
  const mount = findMount(mounts, path);
  if (mount === undefined) return { ...mounts, [path]: app };
  const owner = mounts[mount];
  throw new Error(
    owner === app
      ? `${mount} belongs to ${app} already.`
      : `${mount} is a mount of ${owner}. Remove it first: npm run delivery -- mounts remove ${mount}`,
  );
}

/**
 * Takes a path from its remote. What is below it belongs to the next longer mount above it.
 * @throws when it is no mount, or the one that all others are below
 */
export function withoutMount(mounts: Mounts, path: string): { mounts: Mounts; app: string } {
  const mount = findMount(mounts, path);
  const { [mount ?? '']: app, ...rest } = mounts;
  if (mount === undefined || app === undefined)
    throw new Error(`${path} is not a mount. List them: npm run delivery -- mounts list`);
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
