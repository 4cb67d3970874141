import { fileIntegritySync } from '@site/shared/node/content-integrity';
import { inSlices } from '@site/shared/node/in-slices';
import type { Release } from '@site/shared/node/release';
import { nameFirst } from './name-first';
import { readRelease, releasedFile, storedHash } from './release-store';

/**
 * Compares the files of a release, compressed files included, with the hashes that were stored with it.
 * @param isChecked selects files by name
 * @returns the names of missing and changed files
 */
export async function damagedFiles(
  release: Release,
  isChecked: (name: string) => boolean = () => true,
): Promise<string[]> {
  const damaged: string[] = [];
  await inSlices(Object.entries(release.files), ([name, hash]) => {
    if (isChecked(name) && fileIntegritySync(releasedFile(release, name)) !== hash) damaged.push(name);
  });
  return damaged.sort();
}

/**
 * Whether a release is stored with all its files, as it was released.
 * @param content the `wholeHashOf` its content; undefined for any
 */
export async function isWhole(app: string, version: string, content?: string): Promise<boolean> {
  const release = await readRelease(app, version).catch(() => undefined);
  if (!release || (await damagedFiles(release)).length > 0) return false;
  return content === undefined || content === (await storedHash(release));
}

/** True for files that documents are composed of. */
export function isPartOfPages(name: string): boolean {
  return /^(pages|layout)\//.test(name) || name.endsWith('.css');
}

/** @throws with the release, its missing and changed files, and the remedy */
export async function requireWhole(release: Release, isChecked?: (name: string) => boolean): Promise<void> {
  const damaged = await damagedFiles(release, isChecked);
  if (damaged.length === 0) return;
  throw new Error(
    `${release.app} ${release.version} is damaged: ${nameFirst(damaged)} ${damaged.length > 1 ? 'are' : 'is'} not as released. Release the same build again to repair it. Kept releases: npx site releases`,
  );
}
