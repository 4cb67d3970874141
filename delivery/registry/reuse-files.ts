import { rmSync } from 'node:fs';
import type { ReusedFiles } from '@site/kit/release/copy-build';
import { fileIntegritySync } from '@site/shared/node/content-integrity';
import { insideFolder } from '@site/shared/node/inside-folder';
import { linkOrCopy } from './files/link-or-copy';
import { readRelease, releasedFile, storedVersions } from './release-store';

/**
 * Reuses files of the newest release of an app: most files don't change, and a hard link needs no writing, no compression, no
 * flush and no disk space.
 * @param folder of the new release
 */
export async function reuseFiles(app: string, folder: string): Promise<ReusedFiles> {
  const [newest] = await storedVersions(app);
  const before = newest && (await readRelease(app, newest.version).catch(() => undefined));
  /** The hash of the file that is in place; undefined for one that is not stored, or damaged. */
  const link = (name: string) => {
    const hash = before?.files[name];
    if (!before || !hash) return undefined;
    const file = insideFolder(folder, name);
    try {
      linkOrCopy(releasedFile(before, name), file);
    } catch {
      return undefined;
    }
    if (fileIntegritySync(file) === hash) return hash;
    rmSync(file);
    return undefined;
  };
  const isUnchanged = (name: string, hash: string) => before?.files[name] === hash;
  return {
    file: (name, hash) => isUnchanged(name, hash) && link(name) === hash,
    forms(name, hash) {
      if (!isUnchanged(name, hash)) return undefined;
      const [br, gz] = [link(`${name}.br`), link(`${name}.gz`)];
      if (br && gz) return { br, gz };
      // Compressing writes into a file that is in place, which the previous release shares.
      for (const form of ['br', 'gz']) rmSync(insideFolder(folder, `${name}.${form}`), { force: true });
      return undefined;
    },
  };
}
