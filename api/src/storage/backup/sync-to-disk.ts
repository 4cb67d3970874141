import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns once a file, or the entries of a folder, are on the disk. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
