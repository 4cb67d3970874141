import { lchownSync, statSync } from 'node:fs';

/**
 * Gives a file that root has created to the owner of a folder: the server and the nightly backup run as another user, and
 * read and replace what an operator's command has written there.
 */
export function giveToOwner(file: string, folder: string): void {
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() !== 0 || uid === 0) return;
  try {
    lchownSync(file, uid, gid);
  } catch {
    // A root without this right, as in a container or on NFS: the file stays as it is.
  }
}
