import { join } from 'node:path';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { switchLink } from '@site/shared/contracts/sync-to-disk';
import { siteFolder } from '../workspace';

/** Makes a generation live in one step. */
export function switchGeneration(name: string): Promise<void> {
  return switchLink(join(siteFolder, 'current'), insideFolder('generations', name));
}
