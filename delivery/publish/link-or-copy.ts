import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file that has not changed is the same file under a second name; where the file system knows none, a copy. */
export function keepFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
