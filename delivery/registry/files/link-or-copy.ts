import { copyFileSync } from 'node:fs';
import { linkFile } from '@site/shared/node/link-file';

/** Hard-links a file, or copies it if the file system has no links. */
export function linkOrCopy(from: string, to: string): void {
  if (!linkFile(from, to)) copyFileSync(from, to);
}
