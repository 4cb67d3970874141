import { insideFolder } from './inside-folder';
import type { NamedRelease } from './named-releases';

/**
 * The key of a release: its path below the site's folder, and below the prefix of a bucket.
 * @throws when app or version is not a name within a folder
 */
export function releaseKey({ app, version }: NamedRelease): string {
  return insideFolder('releases', app, version);
}

/**
 * The key of a snapshot.
 * @throws when it is not a name within a folder
 */
export function snapshotKey(name: string): string {
  return insideFolder('snapshots', name);
}
