import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Reads a content file. Node's own decoder would replace what is not UTF-8 by "�".
 * @throws naming a file that is not UTF-8
 */
export function readText(file: string): string {
  const bytes = readFileSync(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${relative(process.cwd(), file)} is not UTF-8: save the file as UTF-8`);
  }
}
