import { copyFileSync } from 'node:fs';
import { linkFile } from '@site/shared/node/link-file';

/**
 * Hard-links a file, or copies it if the file system has no links.
 * @returns whether it is a link
 */
export function linkOrCopy(from: string, to: string): boolean {
  if (linkFile(from, to)) return true;
  copyFileSync(from, to);
  return false;
}
