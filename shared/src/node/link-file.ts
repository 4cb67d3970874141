import { linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Hard-links a file under another name, and makes the folders above that.
 * @returns false if the name is taken, the file is gone, or the file system has no links
 */
export function linkFile(from: string, to: string): boolean {
  if (isLinked(from, to)) return true;
  mkdirSync(dirname(to), { recursive: true });
  return isLinked(from, to);
}

function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
