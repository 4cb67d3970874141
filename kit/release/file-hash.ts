import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachLimit } from './for-each-limit';

/** The SHA-384 of a content, as Subresource Integrity writes it. */
export function contentIntegrity(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The same of a file; undefined where it can't be read. */
export async function fileIntegrity(file: string): Promise<string | undefined> {
  const content = await readFile(file).catch(() => undefined);
  return content && contentIntegrity(content);
}

/**
 * The hashes of files, by their names.
 * @param names relative to the folder
 * @throws when one can't be read
 */
export async function fileHashes(folder: string, names: string[]): Promise<Record<string, string>> {
  const hashes = new Map<string, string>();
  await forEachLimit(names, async (name) => {
    hashes.set(name, contentIntegrity(await readFile(join(folder, name))));
  });
  return Object.fromEntries(names.map((name) => [name, hashes.get(name) ?? '']));
}
