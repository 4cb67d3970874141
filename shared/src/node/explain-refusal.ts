import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { messageOf } from './message-of';

/** The message of an error; with the remedy if this user lacks the rights to a file, or a disk is full. */
export function explainRefusal(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'SQLITE_FULL')
    return `${messageOf(error)}. Free some space on that disk (df -h), and try again.`;
  const isRefusal = code === 'EACCES' && error instanceof Error && 'path' in error;
  if (!isRefusal) return messageOf(error);
  const { place, uid } = nearest(String(error.path));
  const user = process.geteuid?.();
  const remedy = uid === user ? `Run chmod u+rwX ${place}` : `Run this as user ${uid}, who owns ${place}`;
  return `This user (${user}) has no access to ${error.path}. ${remedy}.`;
}

/** A file or folder, or else the nearest folder above it that this user can see, and its owner. */
export function nearest(place: string): { place: string; uid: number } {
  try {
    return { place, uid: statSync(place).uid };
  } catch {
    return nearest(dirname(place));
  }
}
