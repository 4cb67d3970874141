import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a content file. Node's own decoder would replace what is not UTF-8 by "�".
 * @throws naming a file that is missing or not UTF-8
 */
export function readText(file: string): string {
  const bytes = readBytes(file);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Error(`${relative(process.cwd(), file)} is not UTF-8: save the file as UTF-8`);
  }
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    // Rethrows all other errors.
    ifMissing(undefined)(error);
    throw new Error(`${relative(process.cwd(), file)} is missing: restore it, or remove what names it`);
  }
}
