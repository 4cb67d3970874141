import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The SHA-384 of a content, as Subresource Integrity and releases write it. */
export function contentIntegrity(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The same of a file; undefined where it can't be read. */
export async function fileIntegrity(file: string): Promise<string | undefined> {
  const content = await readFile(file).catch(() => undefined);
  return content && contentIntegrity(content);
}
