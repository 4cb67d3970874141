import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inSlices } from '@site/shared/node/in-slices';
import { root } from '../registry/workspace';

/** In addition to hidden ones, such as files of the development server. */
const leftOut = new Set(['node_modules', 'dist', 'testing', 'tests', '@mf-types']);

/**
 * Hashes the names and contents of files and folders: equal hashes give equal builds.
 * @param places paths relative to the checkout's root; one that does not exist counts as empty
 */
export async function sourceHash(places: string[]): Promise<string> {
  const hash = createHash('sha256');
  await inSlices(await sourceFiles(places), (file) => {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(root, file)));
  });
  return hash.digest('hex').slice(0, 20);
}

/** Every file at these paths, relative to the checkout's root, without tests and their helpers, which builds don't read. */
export async function sourceFiles(places: string[]): Promise<string[]> {
  const files = await Promise.all(places.map((place) => sourcesIn(join(root, place))));
  return files
    .flat()
    .map((file) => relative(root, file))
    .sort();
}

async function sourcesIn(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [place];
  const entries = await readdir(place, { withFileTypes: true });
  const kept = entries.filter(
    ({ name }) => !leftOut.has(name) && !name.startsWith('.') && !/\.(test|spec)\.tsx?$/.test(name),
  );
  const files = kept.map((entry) => {
    const path = join(place, entry.name);
    return entry.isFile() ? [path] : sourcesIn(path);
  });
  return (await Promise.all(files)).flat();
}
