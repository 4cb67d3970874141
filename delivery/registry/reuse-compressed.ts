import { copyFile } from 'node:fs/promises';
import { fileIntegrity } from '@site/shared/node/content-integrity';
import { insideFolder } from '@site/shared/node/inside-folder';
import { readRelease, releasedFile, storedVersions } from './release-store';

/**
 * Reuses compressed files of the previous release. Most files don't change, and compression takes longest of all steps:
 * marketing's files take three seconds.
 * @param web the folder of the new release's web files
 * @param files the hashes of the new release's files
 * @returns a function that copies both compressed files of an unchanged file, and returns whether it did
 */
export async function reuseCompressed(
  app: string,
  web: string,
  files: Record<string, string>,
): Promise<(name: string) => Promise<boolean>> {
  const [newest] = await storedVersions(app);
  const before = newest && (await readRelease(app, newest.version).catch(() => undefined));
  return async (name) => {
    const hash = files[`web/${name}`];
    if (!before || !hash || before.files[`web/${name}`] !== hash) return false;
    for (const form of [`${name}.br`, `${name}.gz`]) {
      const copy = insideFolder(web, form);
      if (!before.files[`web/${form}`]) return false;
      await copyFile(releasedFile(before, `web/${form}`), copy).catch(() => {});
      // A damaged file is not reused.
      if ((await fileIntegrity(copy)) !== before.files[`web/${form}`]) return false;
    }
    return true;
  };
}
