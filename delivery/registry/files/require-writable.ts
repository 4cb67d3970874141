import { statSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { nearest } from '@site/shared/node/explain-refusal';
import { makeFolder } from '@site/shared/node/make-folder';
import { messageOf } from '@site/shared/node/message-of';
import { siteFolder } from '../workspace';

/**
 * Requires that this user can write a file or folder of the site or the checkout, or create it. Makes the folder that it is in.
 * @throws naming the place, and its owner or that its file system is read-only
 */
export async function requireWritable(file: string): Promise<void> {
  refuseForeignRoot();
  const { place, uid } = nearest(file);
  const elsewhere = file.startsWith(siteFolder) ? ', or set SITE_DIR to another folder' : '';
  await access(place, constants.W_OK).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`${refusal(place, uid, cause.code)}${elsewhere}.`, { cause });
  });
  makeParent(dirname(file));
}

function refusal(place: string, owner: number, code: string | undefined): string {
  if (code === 'EROFS')
    return `${place} is on a read-only file system (findmnt -T ${place}). Make that writable`;
  const user = process.getuid?.();
  return owner === user
    ? `${place} can't be written, although it belongs to this user (${user}). Run chmod u+w ${place}`
    : `${place} can't be written by this user (${user}), as it belongs to user ${owner}. Run this as that user`;
}

function makeParent(folder: string) {
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new Error(`${folder} can't be made: ${messageOf(cause)}. Set SITE_DIR to another folder.`, {
      cause,
    });
  }
}

/** Root can write every folder, but leaves files there that the folder's owner, the release service, can't read. */
function refuseForeignRoot() {
  const owner = statSync(siteFolder, { throwIfNoEntry: false })?.uid;
  if (!owner || process.getuid?.() !== 0) return;
  throw new Error(
    `${siteFolder} belongs to user ${owner}, who could not read what root writes. Run this as that user, or release through the release service: DELIVERY_URL=http://127.0.0.1:3100`,
  );
}
