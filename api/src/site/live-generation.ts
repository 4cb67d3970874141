import { readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The name of the generation that is served; undefined before the first. */
export async function liveGeneration(siteDirectory: string): Promise<string | undefined> {
  const target = await readlink(join(siteDirectory, 'current')).catch(() => undefined);
  return target && basename(target);
}
