import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Hard-links a file, or copies it if the file system has no links. */
export function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
