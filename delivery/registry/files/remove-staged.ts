import { readdir, rm, stat } from 'node:fs/promises';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';

/** The names of files that `folderStore` or a fetch is writing, before they get their final names. */
const stagedFile = /^\.?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.staging$/;

/**
 * Removes the files that killed processes have staged in a folder and not renamed.
 * @param isAbandoned false for those that a process may still write
 */
export async function removeStaged(
  folder: string,
  isAbandoned: (file: { writtenAt: Date }) => boolean,
): Promise<void> {
  const names = await readdir(folder).catch(ifMissing([]));
  for (const name of names.filter((each) => stagedFile.test(each))) {
    const file = insideFolder(folder, name);
    const found = await stat(file).catch(ifMissing(undefined));
    if (found && isAbandoned({ writtenAt: found.mtime })) await rm(file, { force: true });
  }
}
