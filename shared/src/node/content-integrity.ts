import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** The SHA-384 of a content, as Subresource Integrity and releases write it. */
export function contentIntegrity(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The same of a content that arrives in chunks; undefined, without reading on, where it is larger. */
export async function streamIntegrity(
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<string | undefined> {
  const hash = createHash('sha384');
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    hash.update(chunk);
  }
  return `sha384-${hash.digest('base64')}`;
}

/** The same of a file; undefined where it can't be read. */
export async function fileIntegrity(file: string): Promise<string | undefined> {
  const content = await readFile(file).catch(() => undefined);
  return content && contentIntegrity(content);
}

/** The same without a thread of Node's pool, for many small files. */
export function fileIntegritySync(file: string): string | undefined {
  try {
    return contentIntegrity(readFileSync(file));
  } catch {
    return undefined;
  }
}
