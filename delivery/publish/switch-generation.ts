import { join } from 'node:path';
import { siteFolder } from '../workspace';
import { switchLink } from './sync-to-disk';

/** Makes a generation live in one step. */
export function switchGeneration(name: string): Promise<void> {
  return switchLink(join(siteFolder, 'current'), join('generations', name));
}
