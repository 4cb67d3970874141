import { shellName } from '@site/shared/site-model/apps';
import { withOwnMounts } from '@site/shared/site-model/own-mounts';
import { type ReleaseRecord, releaseRecordSchema } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import { type RemoteRoutes, remoteRoutesSchema } from '@site/shared/site-model/remote-routes';
import { browserRoutes, matchRoute, routesFile } from '@site/shared/site-model/route-matching';
import * as v from 'valibot';

export interface DevelopedRemote {
  name: string;
  /** The origin of its development server. */
  origin: string;
}

/** The development server is the cause, not the deployed site. */
export class DevelopedRemoteError extends Error {
  override name = 'DevelopedRemoteError';
}

/** @throws with the remedy when the development server does not answer, or has no routes, because its build has failed */
export async function readRoutes({ name, origin }: DevelopedRemote): Promise<RemoteRoutes> {
  const answer = await fetch(`${origin}/${routesFile}`).catch(() => undefined);
  if (!answer)
    throw new DevelopedRemoteError(`The development server of ${name} is not there: see the terminal.`);
  if (!answer.ok)
    throw new DevelopedRemoteError(
      `${name} has no build. Correct the error that its development server shows.`,
    );
  return v.parse(remoteRoutesSchema, await answer.json());
}

/** Whether a path is a page of the remote, or redirects to one, whether it is deployed or not. */
export function hasPath(routes: RemoteRoutes, pathname: string): boolean {
  const { routes: pages, redirects } = browserRoutes(routes);
  const moved = redirects.map(({ from }) => ({ path: from, page: '' }));
  return matchRoute([...pages, ...moved], pathname) !== undefined;
}

/** The path to open: the remote's topmost page. */
export function firstPath({ addresses }: RemoteRoutes): string {
  const depth = (path: string) => path.split('/').filter(Boolean).length;
  const [first] = addresses.map(({ path }) => path).sort((one, other) => depth(one) - depth(other));
  return first ?? '/';
}

/**
 * The deployed releases, with the development server in place of the remote's release, and mounts for all of its paths.
 * @param site the origin of the deployed site
 */
export async function developedRecord(
  site: string,
  { name, origin }: DevelopedRemote,
  routes: RemoteRoutes,
): Promise<ReleaseRecord> {
  const found = await fetch(`${site}/${releaseRecordFile}`);
  const record = v.parse(releaseRecordSchema, await found.json());
  // It changes with each edit, so it has no hash. The shell accepts it because the record names its origin.
  const metadata = { version: 'development', integrity: '' };
  const developed = { url: `${origin}/remoteEntry.js`, metadata, extras: { development: origin } };
  const { [shellName]: [shell] = [], ...remotes } = record.microFrontends;
  // A record without mounts leaves them to the shell (decision 050).
  const mounts = shell?.extras?.mounts && withOwnMounts(shell.extras.mounts, name, routes);
  const extras = mounts && { ...shell.extras, mounts };
  return {
    ...record,
    microFrontends: {
      ...remotes,
      ...(shell && { [shellName]: [extras ? { ...shell, extras } : shell] }),
      [name]: [developed],
    },
  };
}
