import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Reads a content file. Node's own decoder would replace what is not UTF-8 by "�".
 * @throws naming a file that is missing or not UTF-8
 */
export function readText(file: string): string {
  if (!existsSync(file))
    throw new Error(`${relative(process.cwd(), file)} is missing: restore it, or remove what names it`);
  const bytes = readFileSync(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${relative(process.cwd(), file)} is not UTF-8: save the file as UTF-8`);
  }
}
