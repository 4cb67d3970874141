import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The SHA-384 of a content, as releases name it. */
export function contentHash(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The same of a file; undefined where it can't be read. */
export async function fileHash(file: string): Promise<string | undefined> {
  const content = await readFile(file).catch(() => undefined);
  return content && contentHash(content);
}
