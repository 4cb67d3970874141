import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Requires that this user can write a file or folder, or create it.
 * @throws naming the place, and its owner or that its file system is read-only
 */
export async function requireWritable(file: string): Promise<void> {
  const { place, uid } = await nearest(file);
  await access(place, constants.W_OK).catch((cause: NodeJS.ErrnoException) => {
    const reason =
      cause.code === 'EROFS'
        ? `${place} is on a read-only file system (findmnt -T ${place}). Make that writable, or set SITE_DIR to another folder.`
        : `${place} can't be written by this user (${process.getuid?.()}), as it belongs to user ${uid}. Run this as that user, or set SITE_DIR to a folder of this one.`;
    throw new Error(reason, { cause });
  });
}

/** The file, or else the nearest folder above it that this user can see. */
async function nearest(place: string): Promise<{ place: string; uid: number }> {
  const found = await stat(place).catch(() => undefined);
  return found ? { place, uid: found.uid } : nearest(dirname(place));
}
