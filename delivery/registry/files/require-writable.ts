import { access, constants } from 'node:fs/promises';
import { nearest } from '@site/shared/node/explain-refusal';

/**
 * Requires that this user can write a file or folder, or create it.
 * @throws naming the place, and its owner or that its file system is read-only
 */
export async function requireWritable(file: string): Promise<void> {
  const { place, uid } = nearest(file);
  await access(place, constants.W_OK).catch((cause: NodeJS.ErrnoException) => {
    const reason =
      cause.code === 'EROFS'
        ? `${place} is on a read-only file system (findmnt -T ${place}). Make that writable, or set SITE_DIR to another folder.`
        : `${place} can't be written by this user (${process.getuid?.()}), as it belongs to user ${uid}. Run this as that user, or set SITE_DIR to a folder of this one.`;
    throw new Error(reason, { cause });
  });
}
