import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Hard-links a file, or copies it if the file system has no links. */
export function linkOrCopy(from: string, to: string): void {
  if (isLinked(from, to)) return;
  mkdirSync(dirname(to), { recursive: true });
  if (!isLinked(from, to)) copyFileSync(from, to);
}

function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
